import { createArgot } from "argot";
import { createPartialValidator } from "@argot/stream/partial";
const time = (label, schema, text, chunk = 1 << 16) => {
  const read = createPartialValidator(createArgot(), schema);
  const start = performance.now();
  const partial = read();
  for (let i = 0; i < text.length; i += chunk) partial.write(text.slice(i, i + chunk));
  partial.end();
  console.log(label, text.length, partial.state, Math.round(performance.now() - start), "ms");
};
const item = { type: "object", properties: { id: { type: "integer", minimum: 0 }, kind: { enum: ["a", "b"] }, tags: { type: "array", items: { type: "string", pattern: "^[a-z]+$" } } }, required: ["id"], additionalProperties: false };
const objects = (n) => `[${Array.from({ length: n }, (_, i) => `{"id":${i},"kind":"a","tags":["x","yy"]}`).join(",")}]`;
if (process.argv[2] === "items") time("items", { type: "array", items: item }, objects(100_000));
else time("deep", { items: { $ref: "#" }, maxItems: 3 }, "[".repeat(100000) + "]".repeat(100000));
