// Configuration files, with the schemas that editors use for them.
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Subject } from "./subject.js";

const files: Readonly<Record<string, Omit<Subject, "schema">>> = {
  vercel: {
    right: {
      framework: "nextjs",
      crons: [{ path: "/api/cron", schedule: "0 10 * * *" }],
      functions: { "api/*.js": { memory: 1024, maxDuration: 60 } },
      redirects: [{ source: "/a", destination: "/b", permanent: true }],
    },
    mistakes: {
      "a typo in a framework": { "/framework": "nextsj" },
      "a typo at the root": { "/redirects": undefined, "/redirect": [] },
      "a function with too much memory": { "/functions/api~1*.js/memory": 4096 },
      "a duration as a text": { "/functions/api~1*.js/maxDuration": "60s" },
      "a path without its slash": { "/crons/0/path": "api/cron" },
      "a redirect without a destination": { "/redirects/0/destination": undefined },
      "a redirect with a name that is not known": { "/redirects/0/status": 308 },
    },
  },
  "gitpod-configuration": {
    right: {
      image: { file: ".gitpod.Dockerfile" },
      ports: [{ port: 8000, onOpen: "open-preview" }, { port: "3000-3999" }],
      tasks: [{ name: "docs", command: "make" }],
      github: { prebuilds: { addCheck: "prevent-merge-on-error" } },
    },
    mistakes: {
      "a typo in a choice": { "/ports/0/onOpen": "open-preveiw" },
      "a range that is written another way": { "/ports/1/port": "3000 to 3999" },
      "a port without its number": { "/ports/0/port": undefined },
      "a command in the wrong place": { "/command": "make" },
      "a list of commands": { "/tasks/0/command": ["make", "make test"] },
      "an image without its file": { "/image": { context: "." } },
      "a choice of several types": { "/github/prebuilds/addCheck": "prevent-merge" },
      "one task that is not in a list": { "/tasks": { command: "make" } },
    },
  },
  "fabric-mod": {
    right: {
      schemaVersion: 1,
      id: "my-mod",
      version: "1.0.0",
      environment: "client",
      authors: ["Ada", { name: "Grace", contact: { email: "grace@example.com" } }],
      entrypoints: { main: ["com.example.Mod", { adapter: "kotlin", value: "com.example.Other" }] },
      depends: { java: ">=17", minecraft: [">=1.20", "1.19.x"] },
    },
    mistakes: {
      "an id in upper case": { "/id": "MyMod" },
      "no version": { "/version": undefined },
      "a version that is a number": { "/version": 1 },
      "another version of the format": { "/schemaVersion": 2 },
      "a side that there is not": { "/environment": "both" },
      "an author without a name": { "/authors/1/name": undefined },
      "an author who is a number": { "/authors/0": 5 },
      "an entry point without its value": { "/entrypoints/main/1/value": undefined },
      "a range that is a number": { "/depends/java": 17 },
      "a range in a list that is a number": { "/depends/minecraft/1": 1.19 },
    },
  },
  "nest-cli": {
    right: {
      collection: "@nestjs/schematics",
      compilerOptions: { builder: { type: "swc" } },
      generateOptions: { spec: true },
    },
    mistakes: {
      "a typo in an enum of a branch": { "/compilerOptions/builder": "wepback" },
      "a typo in an enum of a property of a branch": { "/compilerOptions/builder/type": "sawc" },
      "a flag as a text": { "/generateOptions/spec": "yes" },
      "a typo in a closed object": { "/generateOptions/spec": undefined, "/generateOptions/specs": true },
    },
  },
  "ansible-meta": {
    right: {
      galaxy_info: {
        author: "Ada",
        description: "A role",
        license: "MIT",
        min_ansible_version: "2.8",
        namespace: "ada",
        platforms: [
          { name: "Ubuntu", versions: ["jammy"] },
          { name: "EL", versions: ["all"] },
        ],
        standalone: true,
      },
    },
    mistakes: {
      "a typo in a version of a platform": { "/galaxy_info/platforms/0/versions/0": "jamy" },
      "a typo in the name of a platform": { "/galaxy_info/platforms/0/name": "Ubunutu" },
      "a platform by its name only": { "/galaxy_info/platforms/0": "Ubuntu" },
      "what standalone roles need": { "/galaxy_info/license": undefined },
      "a version as a number": { "/galaxy_info/min_ansible_version": 2.8 },
      "a typo in a required property": { "/galaxy_info/license": undefined, "/galaxy_info/licence": "MIT" },
      "a dash in a name": { "/galaxy_info/namespace": "ada-l" },
    },
  },
  cspell: {
    right: {
      version: "0.2",
      language: "en",
      words: ["argot"],
      dictionaryDefinitions: [{ name: "own", path: "./own.txt" }],
      cache: { cacheFormat: "universal" },
    },
    mistakes: {
      "one word instead of a list": { "/words": "argot" },
      "a version as a number": { "/version": 0.2 },
      "a dictionary without a name": { "/dictionaryDefinitions/0/name": undefined },
      "a typo in a format": { "/cache/cacheFormat": "univresal" },
      "a typo in a name": { "/words": undefined, "/word": ["argot"] },
    },
  },
  ui5: {
    right: { specVersion: "3.0", type: "application", metadata: { name: "app" } },
    mistakes: {
      "no metadata": { "/metadata": undefined },
      "a version as a number": { "/specVersion": 3.0 },
      "a type that there is not": { "/type": "app" },
      "a typo in a required property": { "/metadata": undefined, "/metdata": { name: "app" } },
    },
  },
  krakend: {
    right: {
      version: 3,
      port: 8080,
      timeout: "2s",
      endpoints: [{ endpoint: "/a", method: "GET", backend: [{ url_pattern: "/b" }] }],
    },
    mistakes: {
      "no version": { "/version": undefined },
      "a version of the past": { "/version": 2 },
      "a timeout without its unit": { "/timeout": "2" },
      "a method that there is not": { "/endpoints/0/method": "FETCH" },
      "no backends": { "/endpoints/0/backend": [] },
      "a typo in a name": { "/endpoints/0/method": undefined, "/endpoints/0/methdo": "GET" },
      "a port as a text": { "/port": "8080" },
    },
  },
  "clang-format": {
    right: { BasedOnStyle: "LLVM", ColumnLimit: 100 },
    mistakes: { "a style in another case": { "/BasedOnStyle": "Llvm" }, "a negative limit": { "/ColumnLimit": -1 } },
  },
  pulumi: {
    right: { name: "app", runtime: { name: "nodejs" } },
    mistakes: {
      "an empty name": { "/name": "" },
      "a runtime that is a list": { "/runtime": ["nodejs"] },
      "a runtime whose name is a number": { "/runtime/name": 5 },
    },
  },
  openapi: {
    right: {
      openapi: "3.1.0",
      info: { title: "API", version: "1" },
      paths: { "/a": { get: { responses: { "200": { description: "OK" } } } } },
    },
    mistakes: {
      "a version of the past": { "/openapi": "3.0.0" },
      "no version of the API": { "/info/version": undefined },
      "a typo in a path": { "/paths": { a: {} } },
      "a typo in an operation": { "/paths/~1a/get": undefined, "/paths/~1a/gte": {} },
      "a response without a description": { "/paths/~1a/get/responses/200/description": undefined },
      "nothing to describe": { "/paths": undefined },
      "a parameter without its place": { "/paths/~1a/get/parameters": [{ name: "id", schema: {} }] },
      "a parameter in a place that there is not": {
        "/paths/~1a/get/parameters": [{ name: "id", in: "body", schema: {} }],
      },
      "a typo in a name of the info": { "/info/licence": {} },
    },
  },
  geojson: {
    right: { type: "Feature", properties: {}, geometry: { type: "Point", coordinates: [1, 2] } },
    mistakes: {
      "a typo in the kind": { "/type": "Featrue" },
      "a point with one coordinate": { "/geometry/coordinates": [1] },
      "a point with texts": { "/geometry/coordinates": ["1", "2"] },
      "a kind of geometry that there is not": { "/geometry/type": "Circle" },
      "no geometry": { "/geometry": undefined },
    },
  },
  cql2: {
    right: {
      op: "and",
      args: [
        { op: "=", args: [{ property: "a" }, 1] },
        { op: ">", args: [{ property: "b" }, 2] },
      ],
    },
    mistakes: {
      "one operand": { "/args/0/args": [{ property: "a" }] },
      "a text instead of an expression": { "/args/1": "b > 2" },
    },
  },
  "draft-04": {
    right: { type: "object", properties: { a: { type: "string", minLength: 1 } }, required: ["a"] },
    mistakes: {
      "a typo in a type": { "/properties/a/type": "strnig" },
      "a length that is negative": { "/properties/a/minLength": -1 },
      "required as in draft-03": { "/properties/a/required": true },
      "an exclusive bound without the bound": { "/properties/a/exclusiveMinimum": true },
    },
  },
};

/** The subjects, with the schemas of a folder. */
export function configurationsIn(corpora: string): Readonly<Record<string, Subject>> {
  const schemaOf = (name: string): unknown => JSON.parse(readFileSync(path.join(corpora, name, "schema.json"), "utf8"));
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, { schema: schemaOf(name), ...file }]));
}
