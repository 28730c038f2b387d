// Good and bad requests to the pet store.

const json = (body) => ({
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** @type {[path: string, init?: { method: string, headers: Record<string, string>, body: string }][]} */
const requests = [
  ["/pets?limit=1&kind=Cat"],
  ["/pets", json({ kind: "Dog", name: "Rex", tricks: ["sit"] })],
  ["/pets/1"],
  ["/pets?limit=many"],
  ["/pets?kind=Cat,Rat"],
  ["/pets", json({ kind: "Dog", name: "Rex" })],
  ["/pets", json({ kind: "Rat", name: "Roland" })],
  ["/pets", json({ id: 7, kind: "Cat", name: "Tom", lives: 9 })],
  ["/pets", { method: "POST", headers: { "content-type": "text/plain" }, body: "Rex" }],
  ["/pets/%FF"],
  ["/cats"],
];

/** Sends the requests, one after another, and prints what comes back. */
export async function ask(address) {
  for (const [path, init] of requests) {
    // oxlint-disable-next-line no-await-in-loop -- each answer depends on the requests before
    const answer = await answerOf(address + path, init);
    console.log(`${init?.method ?? "GET"} ${path} ${init?.body ?? ""}\n  ${answer}`);
  }
}

async function answerOf(url, init) {
  const response = await fetch(url, init);
  const body = await response.json();
  return `${response.status} ${response.ok ? JSON.stringify(body) : (body.detail ?? body.message)}`;
}
