// A message whose `data` is JSON about a person, in Base64: described, checked, listed, read and written.
// Run it after `pnpm run build`: node examples/content.mjs. In your own project, import from "argot".
import { createArgot, decode, encode } from "../packages/argot/dist/index.js";

const data = { contentEncoding: "base64", contentMediaType: "application/json" };
const person = {
  type: "object",
  properties: { name: { type: "string" }, age: { type: "integer" } },
  required: ["name", "age"],
};
const message = {
  type: "object",
  properties: { data: { type: "string", ...data, contentSchema: person } },
  required: ["data"],
};

const isMessage = createArgot({ contentKeywords: "assert" }).compile(message);

const good = { data: encode({ name: "Ada", age: 36 }, data) };
console.log(good.data, isMessage(good), decode(good.data, data));

for (const { instanceLocation, content, annotations } of isMessage.contents(good))
  console.log(instanceLocation, content, annotations["contentMediaType"]);

const examples = [
  { data: encode({ name: "Ada", age: "36" }, data) },
  { data: encode({ name: "Ada" }, data) },
  { data: encode("{", { contentEncoding: "base64" }) },
  { data: "no Base64!" },
];
for (const bad of examples)
  for (const { instanceLocation, message: text } of isMessage.validate(bad).errors)
    console.log(`${bad.data}: ${instanceLocation} ${text}`);
