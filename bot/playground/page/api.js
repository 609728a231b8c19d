// The people's side of the playground over HTTP.

export class Refused extends Error {}

async function ask(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch {
    throw new Refused("The playground does not answer.");
  }
  const answer = await response.json().catch(() => ({ error: `The playground failed (${response.status}).` }));
  if (!answer.ok) throw new Refused(answer.error ?? answer.description ?? "That did not work.");
  return answer.result;
}

export const look = (what, query = {}) => ask(`/people/${what}?${new URLSearchParams(query)}`);

export const act = (what, fields) =>
  ask(`/people/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(fields),
  });

// Follows the stream of events; calls `opened` at each (re)connection and `lost` when it breaks.
export function follow(viewers, { opened, lost, heard }) {
  const source = new EventSource(`/people/events?as=${viewers.join(",")}`);
  source.onopen = opened;
  source.onmessage = (event) => heard(JSON.parse(event.data));
  source.onerror = () => {
    lost();
    if (source.readyState === EventSource.CLOSED) {
      setTimeout(() => follow(viewers, { opened, lost, heard }), 1000);
    }
  };
}
