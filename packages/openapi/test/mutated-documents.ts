// Documents with something wrong in them: parts replaced, removed, renamed, or copied from elsewhere.
import * as fc from "fast-check";

/** Values of every type, and those that documents refer with. */
const values: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1.5,
  "",
  "a",
  [],
  {},
  [null],
  [[]],
  [{}],
  { $ref: 1 },
  { $ref: "#" },
  { $ref: "#/paths" },
  { $ref: "#/components/schemas/a~2" },
  { $ref: "%" },
  { $ref: "http://[" },
  "#/paths",
  { type: "object", $ref: "#/info" },
  { schema: {} },
  { content: { "a/b": null } },
  { in: "path", name: 1 },
  { discriminator: { propertyName: [] } },
  { discriminator: { propertyName: "a", mapping: { b: 1 } } },
  JSON.parse('{ "__proto__": { "a": 1 } }'),
  "constructor",
];

type Place = [holder: Record<string, unknown>, name: string];

function placesIn(root: object): Place[] {
  const places: Place[] = [];
  const pending: object[] = [root];
  for (let next = pending.pop(); next; next = pending.pop())
    for (const [name, value] of Object.entries(next)) {
      places.push([next as Record<string, unknown>, name]);
      if (typeof value === "object" && value !== null) pending.push(value);
    }
  return places;
}

/** A change of a document. */
export const mutation = fc.record({
  place: fc.nat(),
  value: fc.constantFrom(...values),
  kind: fc.constantFrom("replace", "remove", "rename", "copy"),
});

/** Changes a document. */
export function mutate(
  document: object,
  { place, value, kind }: { place: number; value: unknown; kind: string },
): void {
  const places = placesIn(document);
  const [holder, name] = places[place % places.length] as Place;
  if (kind === "remove") delete holder[name];
  else if (kind === "rename") {
    holder[`${name}x`] = holder[name];
    delete holder[name];
  } else if (kind === "copy") {
    const [from, of] = places[(place * 7919) % places.length] as Place;
    holder[name] = structuredClone(from[of]);
  } else holder[name] = structuredClone(value);
}

/** Some documents with one change each. The changes are the same in each run. */
export function mutatedDocuments(documents: readonly object[], count: number): readonly object[] {
  return fc
    .sample(fc.tuple(fc.constantFrom(...documents), mutation), { numRuns: count, seed: 1 })
    .map(([original, change]) => {
      const document = structuredClone(original);
      mutate(document, change);
      // A value that was moved may be gone.
      return JSON.parse(JSON.stringify(document)) as object;
    });
}
