// A pet store that validates requests and responses by its description, in 30 lines. Run it after `npm run build`:
//   node examples/petstore/server.mjs         answers some requests of its own, and ends
//   node examples/petstore/server.mjs 3000    answers yours: curl "localhost:3000/pets?limit=many"
import { readFileSync } from "node:fs";
import process from "node:process";
import { openDocument } from "@argot/openapi";
import { openApi } from "@argot/openapi/middleware/fastify";
import { parseSource } from "@argot/source-text";
import { fastify } from "fastify";
import { ask } from "./requests.mjs";

const name = "petstore.yaml";
const api = openDocument(parseSource(readFileSync(new URL(name, import.meta.url), "utf8"), { name }));
const onInvalid = ({ operation, issues }) =>
  console.log(`a response of ${operation.operationId} is not valid:`, issues);

const pets = [{ id: 0, kind: "Cat", name: "Tom", lives: 9 }];
const app = fastify();
await app.register(openApi, { api, responses: { onInvalid } });

app.get("/pets", async ({ openApi: { values } }) => {
  const { limit = 10, kind } = values.query;
  return pets.filter((pet) => kind?.includes(pet.kind) ?? true).slice(0, limit);
});
app.post("/pets", async ({ body }, reply) => {
  pets.push({ id: pets.length, ...body });
  return reply.code(201).send(pets.at(-1));
});
app.get("/pets/:id", async ({ openApi: { values } }, reply) => pets[values.path.id] ?? reply.code(404).send());

const [port = "0"] = process.argv.slice(2);
const address = await app.listen({ port: Number(port), host: "127.0.0.1" });
if (port === "0") {
  await ask(address);
  await app.close();
} else console.log(`listening on ${address}`);
