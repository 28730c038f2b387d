// Values of one of several kinds: requests, workflows, manifests, compose files, descriptions of APIs. What tells the kinds apart is a
// property, several values of one, a part of a part, the first item of a list, a type, or the names of the properties.
import type { Subject } from "./subject.js";

const text = { type: "string" };
const number = { type: "number" };
const texts = { type: "array", items: text };

const closed = (properties: object, required: readonly string[] = []): object => ({
  type: "object",
  properties,
  required,
  additionalProperties: false,
});
const open = (properties: object, required: readonly string[] = []): object => ({
  type: "object",
  properties,
  required,
});

/** A message in an envelope, whose header has the type. */
const message = (type: string, payload: object): object =>
  open(
    {
      header: open({ type: { const: type }, id: text, sentAt: text }, ["type", "id"]),
      payload,
    },
    ["header", "payload"],
  );

export const alternatives: Readonly<Record<string, Subject>> = {
  "a message with its type in the header": {
    schema: {
      oneOf: [
        message("order.placed", open({ order: text, total: number }, ["order", "total"])),
        message("order.paid", open({ order: text, method: { enum: ["card", "iban"] } }, ["order", "method"])),
        message("customer.renamed", open({ customer: text, to: text }, ["customer", "to"])),
      ],
    },
    right: {
      header: { type: "order.placed", id: "m1", sentAt: "2024-02-29" },
      payload: { order: "o1", total: 12.5 },
    },
    mistakes: {
      "a total as a string": { "/payload/total": "12.50" },
      "the type of another message": { "/header/type": "order.paid" },
      "the payload of another message": { "/payload": { customer: "c1", to: "Ada" } },
      "a typo in the type": { "/header/type": "order.payed" },
      "the type in another case": { "/header/type": "Order.Placed" },
      "a type that is none": { "/header/type": "stock.changed" },
      "a type that is no string": { "/header/type": 7 },
      "no type": { "/header/type": undefined },
      "a mistyped name of the type": { "/header/type": undefined, "/header/tpye": "order.placed" },
      "the type beside the header": { "/header/type": undefined, "/type": "order.placed" },
      "no header": { "/header": undefined },
      "a header that is the type": { "/header": "order.placed" },
      "no id in the header": { "/header/id": undefined },
      "no payload": { "/payload": undefined },
      "a wrong value of the enum of one": {
        "/header/type": "order.paid",
        "/payload": { order: "o1", method: "crad" },
      },
      "a list of messages": { "": [{ header: { type: "order.placed", id: "m1" } }] },
      null: { "": null },
    },
  },
  "a payment of one of several groups of kinds": {
    schema: {
      anyOf: [
        open({ method: { enum: ["visa", "mastercard", "amex"] }, number: text, expires: text }, ["method", "number"]),
        open({ method: { enum: ["iban", "sepa"] }, iban: text }, ["method", "iban"]),
        open({ method: { const: "cash" }, till: { type: "integer" } }, ["method"]),
      ],
    },
    right: { method: "visa", number: "4111" },
    mistakes: {
      "what a card lacks": { "/number": undefined },
      "a wrong value of a card": { "/number": 4111 },
      "another group of kinds": { "/method": "sepa" },
      "a typo in the kind": { "/method": "vsia" },
      "a kind in another case": { "/method": "VISA" },
      "a kind that is none": { "/method": "cheque" },
      "no kind": { "/method": undefined },
      "no kind, with what only one has": { "": { iban: "NL1" } },
      nothing: { "": {} },
      "a mistyped name of the kind": { "/method": undefined, "/methd": "visa" },
      "a wrong value beside a constant": { "": { method: "cash", till: "3" } },
      "a kind in a list": { "/method": ["visa"] },
      "a text for all": { "": "visa" },
    },
  },
  "a workflow of a CI system": {
    schema: {
      ...closed(
        {
          name: text,
          on: {
            anyOf: [
              { enum: ["push", "pull_request", "schedule"] },
              { type: "array", items: { enum: ["push", "pull_request", "schedule"] } },
              closed({
                push: { $ref: "#/$defs/branches" },
                pull_request: { $ref: "#/$defs/branches" },
                schedule: { type: "array", items: closed({ cron: text }, ["cron"]) },
              }),
            ],
          },
          jobs: {
            type: "object",
            additionalProperties: { oneOf: [{ $ref: "#/$defs/normal" }, { $ref: "#/$defs/reusable" }] },
          },
        },
        ["on", "jobs"],
      ),
      $defs: {
        branches: { anyOf: [{ type: "null" }, closed({ branches: texts, paths: texts })] },
        normal: closed(
          {
            name: text,
            needs: { anyOf: [text, texts] },
            "runs-on": { anyOf: [text, texts, closed({ group: text, labels: texts })] },
            steps: { type: "array", items: { $ref: "#/$defs/step" }, minItems: 1 },
            "timeout-minutes": number,
          },
          ["runs-on"],
        ),
        reusable: closed(
          {
            name: text,
            needs: { anyOf: [text, texts] },
            uses: { type: "string", pattern: "/" },
            with: { type: "object" },
          },
          ["uses"],
        ),
        step: {
          oneOf: [
            closed({ name: text, run: text, shell: { enum: ["bash", "sh", "pwsh"] }, env: { $ref: "#/$defs/env" } }, [
              "run",
            ]),
            closed({ name: text, uses: text, with: { $ref: "#/$defs/env" }, env: { $ref: "#/$defs/env" } }, ["uses"]),
          ],
        },
        env: { type: "object", additionalProperties: { type: ["string", "number", "boolean"] } },
      },
    },
    right: {
      name: "CI",
      on: ["push"],
      jobs: {
        build: {
          "runs-on": "ubuntu-latest",
          steps: [{ uses: "actions/checkout@v4" }, { name: "Test", run: "npm test", shell: "bash" }],
        },
        deploy: { uses: "./.github/workflows/deploy.yml", needs: "build" },
      },
    },
    mistakes: {
      "a typo in the name of the runner": { "/jobs/build/runs-on": undefined, "/jobs/build/run-on": "ubuntu-latest" },
      "no runner": { "/jobs/build/runs-on": undefined },
      "a step that both runs and uses": { "/jobs/build/steps/1/uses": "actions/setup-node@v4" },
      "a step with a name only": { "/jobs/build/steps/1": { name: "Test" } },
      "a step with a typo": { "/jobs/build/steps/1": { name: "Test", rnu: "npm test" } },
      "a step that is a text": { "/jobs/build/steps/0": "npm ci" },
      "inputs of a step that runs": { "/jobs/build/steps/1/with": { node: 20 } },
      "a shell of a step that uses": { "/jobs/build/steps/0/shell": "bash" },
      "a shell that is none": { "/jobs/build/steps/1/shell": "bsh" },
      "a list for a command": { "/jobs/build/steps/1/run": ["npm test"] },
      "an environment as a list": { "/jobs/build/steps/1/env": ["A=1"] },
      "a null in the environment": { "/jobs/build/steps/1/env": { A: null } },
      "steps as a map": { "/jobs/build/steps": { test: { run: "npm test" } } },
      "no steps in the list": { "/jobs/build/steps": [] },
      "a time as a string": { "/jobs/build/timeout-minutes": "10" },
      "steps of a job that uses a workflow": { "/jobs/deploy/steps": [{ run: "true" }] },
      "a job that uses and runs": { "/jobs/deploy/runs-on": "ubuntu-latest" },
      "a job that needs a number": { "/jobs/deploy/needs": 1 },
      "a list of numbers that it needs": { "/jobs/deploy/needs": ["build", 2] },
      "a workflow without a path": { "/jobs/deploy/uses": "deploy" },
      "a runner with a typo in its group": { "/jobs/build/runs-on": { gruop: "big" } },
      "labels as a text": { "/jobs/build/runs-on": { group: "big", labels: "x64" } },
      "an event with a typo": { "/on": "psuh" },
      "an event with a typo in a list": { "/on": ["push", "pull-request"] },
      "an event with a typo in a map": { "/on": { push: null, pull_requests: null } },
      "branches as a text": { "/on": { push: { branches: "main" } } },
      "an event that is true": { "/on": { push: true } },
      "a schedule as a text": { "/on": { schedule: "0 0 * * *" } },
      "a schedule with a typo": { "/on": { schedule: [{ corn: "0 0 * * *" }] } },
      "events without a name": { "/on": 5 },
      "jobs as a list": { "/jobs": [{ "runs-on": "ubuntu-latest" }] },
      "a job of nothing": { "/jobs/build": {} },
      "a job that is null": { "/jobs/build": null },
    },
  },
  "a compose file": {
    schema: {
      type: "object",
      properties: {
        services: { type: "object", additionalProperties: { $ref: "#/$defs/service" } },
        volumes: {
          type: "object",
          additionalProperties: { anyOf: [{ type: "null" }, closed({ driver: text, external: { type: "boolean" } })] },
        },
      },
      required: ["services"],
      additionalProperties: false,
      $defs: {
        service: closed({
          image: text,
          build: {
            oneOf: [
              text,
              closed({ context: text, dockerfile: text, args: { $ref: "#/$defs/listOrMap" } }, ["context"]),
            ],
          },
          command: { oneOf: [{ type: "null" }, text, texts] },
          ports: {
            type: "array",
            items: {
              oneOf: [
                { type: "number" },
                { type: "string", pattern: "^[0-9:]+$" },
                closed(
                  {
                    target: { type: "integer" },
                    published: { type: ["string", "integer"] },
                    protocol: { enum: ["tcp", "udp"] },
                  },
                  ["target"],
                ),
              ],
            },
          },
          environment: { $ref: "#/$defs/listOrMap" },
          depends_on: {
            oneOf: [
              texts,
              {
                type: "object",
                additionalProperties: closed(
                  { condition: { enum: ["service_started", "service_healthy"] }, restart: { type: "boolean" } },
                  ["condition"],
                ),
              },
            ],
          },
          volumes: {
            type: "array",
            items: {
              oneOf: [
                text,
                closed({ type: { const: "bind" }, source: text, target: text }, ["type", "source", "target"]),
                closed({ type: { const: "volume" }, source: text, target: text, nocopy: { type: "boolean" } }, [
                  "type",
                  "target",
                ]),
                closed({ type: { const: "tmpfs" }, target: text, size: { type: "integer" } }, ["type", "target"]),
              ],
            },
          },
        }),
        listOrMap: {
          oneOf: [
            { type: "object", additionalProperties: { type: ["string", "number", "null"] } },
            { type: "array", items: text, uniqueItems: true },
          ],
        },
      },
    },
    right: {
      services: {
        web: {
          build: { context: ".", args: ["A=1"] },
          ports: ["80:80", { target: 443, protocol: "tcp" }],
          environment: { DEBUG: "1" },
          depends_on: { db: { condition: "service_healthy" } },
          volumes: ["data:/data", { type: "bind", source: ".", target: "/src" }],
        },
        db: { image: "postgres", command: ["postgres", "-c", "fsync=off"] },
      },
      volumes: { data: null },
    },
    mistakes: {
      "a typo in the type of a volume": { "/services/web/volumes/1/type": "bnid" },
      "a type of a volume that is none": { "/services/web/volumes/1/type": "nfs" },
      "a volume without a type": { "/services/web/volumes/1/type": undefined },
      "a volume without its target": { "/services/web/volumes/1/target": undefined },
      "a bind without a source": { "/services/web/volumes/1/source": undefined },
      "a property of another type of volume": { "/services/web/volumes/1/nocopy": true },
      "the size of a tmpfs as a text": { "/services/web/volumes/1": { type: "tmpfs", target: "/t", size: "1g" } },
      "a volume as a number": { "/services/web/volumes/0": 80 },
      "volumes as a map": { "/services/web/volumes": { data: "/data" } },
      "a typo in a port's protocol": { "/services/web/ports/1/protocol": "tpc" },
      "a port without a target": { "/services/web/ports/1/target": undefined },
      "a port with a typo in a name": { "/services/web/ports/1": { target: 443, publised: 8443 } },
      "a port as a text with a space": { "/services/web/ports/0": "80: 80" },
      "a port that is true": { "/services/web/ports/0": true },
      "ports as one text": { "/services/web/ports": "80:80" },
      "an environment as a text": { "/services/web/environment": "DEBUG=1" },
      "a boolean in an environment": { "/services/web/environment/DEBUG": true },
      "a number in a list of the environment": { "/services/web/environment": ["A=1", 2] },
      "a list of the environment with the same twice": { "/services/web/environment": ["A=1", "A=1"] },
      "a typo in a condition": { "/services/web/depends_on/db/condition": "service_helthy" },
      "no condition": { "/services/web/depends_on/db": {} },
      "a condition as a text": { "/services/web/depends_on/db": "service_healthy" },
      "what it depends on as a text": { "/services/web/depends_on": "db" },
      "a build with a typo": { "/services/web/build": { contxt: "." } },
      "a build that is true": { "/services/web/build": true },
      "arguments of a build as a text": { "/services/web/build/args": "A=1" },
      "a number in a command": { "/services/db/command/2": 5 },
      "a typo in the name of a service's property": {
        "/services/db/image": undefined,
        "/services/db/imgae": "postgres",
      },
      "a volume that is a text": { "/volumes/data": "local" },
      "a typo in a volume": { "/volumes/data": { drvier: "local" } },
      "services as a list": { "/services": [{ image: "postgres" }] },
    },
  },
  "a description of an API": {
    schema: {
      type: "object",
      properties: {
        paths: {
          type: "object",
          additionalProperties: {
            type: "object",
            properties: { parameters: { type: "array", items: { $ref: "#/$defs/parameterOrReference" } } },
            additionalProperties: { $ref: "#/$defs/operation" },
          },
        },
        components: {
          type: "object",
          properties: {
            securitySchemes: {
              type: "object",
              additionalProperties: { oneOf: [{ $ref: "#/$defs/securityScheme" }, { $ref: "#/$defs/reference" }] },
            },
            schemas: { type: "object", additionalProperties: { $ref: "#/$defs/schemaOrReference" } },
          },
        },
      },
      required: ["paths"],
      $defs: {
        reference: closed({ $ref: text, description: text }, ["$ref"]),
        parameterOrReference: { oneOf: [{ $ref: "#/$defs/parameter" }, { $ref: "#/$defs/reference" }] },
        parameter: {
          type: "object",
          properties: {
            name: text,
            in: { enum: ["path", "query", "header", "cookie"] },
            required: { type: "boolean" },
            schema: { $ref: "#/$defs/schemaOrReference" },
          },
          required: ["name", "in"],
          oneOf: [
            {
              properties: {
                in: { const: "path" },
                required: { const: true },
                style: { enum: ["simple", "label", "matrix"] },
              },
              required: ["required"],
            },
            { properties: { in: { const: "query" }, style: { enum: ["form", "deepObject"] } } },
            { properties: { in: { enum: ["header", "cookie"] }, style: { enum: ["simple", "form"] } } },
          ],
        },
        schemaOrReference: {
          oneOf: [
            { $ref: "#/$defs/reference" },
            closed({
              type: { enum: ["string", "integer", "number", "boolean", "array", "object"] },
              items: { $ref: "#/$defs/schemaOrReference" },
              properties: { type: "object", additionalProperties: { $ref: "#/$defs/schemaOrReference" } },
              required: texts,
              enum: { type: "array" },
            }),
          ],
        },
        operation: open(
          {
            operationId: text,
            parameters: { type: "array", items: { $ref: "#/$defs/parameterOrReference" } },
            responses: {
              type: "object",
              additionalProperties: {
                oneOf: [
                  closed({ description: text, content: { type: "object" } }, ["description"]),
                  { $ref: "#/$defs/reference" },
                ],
              },
            },
          },
          ["responses"],
        ),
        securityScheme: {
          oneOf: [
            closed({ type: { const: "apiKey" }, name: text, in: { enum: ["query", "header", "cookie"] } }, [
              "type",
              "name",
              "in",
            ]),
            closed({ type: { const: "http" }, scheme: { const: "basic" } }, ["type", "scheme"]),
            closed({ type: { const: "http" }, scheme: { const: "bearer" }, bearerFormat: text }, ["type", "scheme"]),
            closed({ type: { const: "oauth2" }, flows: { type: "object" } }, ["type", "flows"]),
            closed({ type: { const: "openIdConnect" }, openIdConnectUrl: text }, ["type", "openIdConnectUrl"]),
          ],
        },
      },
    },
    right: {
      paths: {
        "/orders/{id}": {
          parameters: [{ name: "id", in: "path", required: true, schema: { type: "string" } }],
          get: {
            parameters: [{ name: "page", in: "query", style: "form" }, { $ref: "#/components/parameters/size" }],
            responses: { "200": { description: "The order" }, "404": { $ref: "#/components/responses/none" } },
          },
        },
      },
      components: {
        securitySchemes: {
          key: { type: "apiKey", name: "X-Key", in: "header" },
          token: { type: "http", scheme: "bearer" },
        },
        schemas: { order: { type: "object", properties: { id: { type: "string" } } } },
      },
    },
    mistakes: {
      "a typo in the place of a parameter": { "/paths/~1orders~1{id}/get/parameters/0/in": "qurey" },
      "a place that is none": { "/paths/~1orders~1{id}/get/parameters/0/in": "body" },
      "no place": { "/paths/~1orders~1{id}/get/parameters/0/in": undefined },
      "no name": { "/paths/~1orders~1{id}/get/parameters/0/name": undefined },
      "a path parameter that is not required": { "/paths/~1orders~1{id}/parameters/0/required": undefined },
      "a path parameter that is optional": { "/paths/~1orders~1{id}/parameters/0/required": false },
      "a style of another place": { "/paths/~1orders~1{id}/get/parameters/0/style": "matrix" },
      "a reference without its sign": {
        "/paths/~1orders~1{id}/get/parameters/1": { ref: "#/components/parameters/size" },
      },
      "a reference that is a text": { "/paths/~1orders~1{id}/get/parameters/1": "#/components/parameters/size" },
      "a reference with a number": { "/paths/~1orders~1{id}/get/parameters/1/$ref": 1 },
      "parameters as a map": { "/paths/~1orders~1{id}/get/parameters": { page: { in: "query" } } },
      "a response without a description": { "/paths/~1orders~1{id}/get/responses/200": {} },
      "a response with a typo": { "/paths/~1orders~1{id}/get/responses/200": { descripton: "The order" } },
      "a response that is a text": { "/paths/~1orders~1{id}/get/responses/200": "The order" },
      "a typo in a scheme's type": { "/components/securitySchemes/key/type": "apikey" },
      "a scheme's type that is none": { "/components/securitySchemes/key/type": "mutualTLS" },
      "a scheme without a type": { "/components/securitySchemes/key/type": undefined },
      "a key in the body": { "/components/securitySchemes/key/in": "body" },
      "a key without a name": { "/components/securitySchemes/key/name": undefined },
      "a scheme of HTTP that is none": { "/components/securitySchemes/token/scheme": "digest" },
      "no scheme of HTTP": { "/components/securitySchemes/token/scheme": undefined },
      "a scheme of HTTP with a typo in its type": { "/components/securitySchemes/token/type": "htpt" },
      "a format of another scheme": {
        "/components/securitySchemes/token": { type: "http", scheme: "basic", bearerFormat: "JWT" },
      },
      "flows as a list": { "/components/securitySchemes/token": { type: "oauth2", flows: [] } },
      "a typo in a schema's type": { "/components/schemas/order/properties/id/type": "strng" },
      "a schema's type that is a list": { "/components/schemas/order/properties/id/type": ["string"] },
      "a typo in a schema's keyword": { "/components/schemas/order": { type: "object", propertes: {} } },
      "a schema that is a text": { "/components/schemas/order/properties/id": "string" },
    },
  },
  "a package manifest": {
    schema: {
      type: "object",
      properties: {
        name: text,
        type: { enum: ["module", "commonjs"] },
        bin: { anyOf: [text, { type: "object", additionalProperties: text }] },
        repository: {
          anyOf: [text, open({ type: text, url: text, directory: text }, ["type", "url"])],
        },
        author: { $ref: "#/$defs/person" },
        contributors: { type: "array", items: { $ref: "#/$defs/person" } },
        funding: {
          anyOf: [
            { $ref: "#/$defs/fundingUrl" },
            { $ref: "#/$defs/fundingWay" },
            {
              type: "array",
              items: { anyOf: [{ $ref: "#/$defs/fundingUrl" }, { $ref: "#/$defs/fundingWay" }] },
              minItems: 1,
            },
          ],
        },
        exports: { $ref: "#/$defs/exports" },
        private: { anyOf: [{ type: "boolean" }, { enum: ["false", "true"] }] },
        sideEffects: { anyOf: [{ type: "boolean" }, texts] },
        workspaces: { anyOf: [texts, closed({ packages: texts, nohoist: texts })] },
      },
      required: ["name"],
      $defs: {
        person: { anyOf: [text, open({ name: text, email: text, url: text }, ["name"])] },
        fundingUrl: { type: "string", pattern: "^https?:" },
        fundingWay: closed({ type: text, url: { type: "string", pattern: "^https?:" } }, ["url"]),
        exports: {
          anyOf: [
            { type: ["string", "null"], pattern: "^\\./" },
            {
              type: "object",
              propertyNames: { pattern: "^\\.|^[a-z]+$" },
              additionalProperties: { $ref: "#/$defs/exports" },
            },
            { type: "array", items: { $ref: "#/$defs/exports" } },
          ],
        },
      },
    },
    right: {
      name: "a",
      type: "module",
      bin: { a: "./bin/a.js" },
      repository: { type: "git", url: "https://example.com/a.git" },
      author: { name: "Ada" },
      contributors: ["Bob", { name: "Eve", email: "eve@example.com" }],
      funding: [{ type: "fund", url: "https://example.com" }],
      exports: { ".": { import: "./a.js", require: "./a.cjs" } },
      workspaces: { packages: ["packages/*"] },
    },
    mistakes: {
      "a type that is none": { "/type": "esm" },
      "a list of programs": { "/bin": ["./bin/a.js"] },
      "a program that is no path": { "/bin/a": true },
      "a repository without a URL": { "/repository/url": undefined },
      "a repository with a typo": { "/repository": { type: "git", ulr: "https://example.com" } },
      "a repository of a list": { "/repository": ["https://example.com"] },
      "an author without a name": { "/author": { email: "ada@example.com" } },
      "an author with a typo": { "/author": { nmae: "Ada" } },
      "an author that is a list": { "/author": ["Ada"] },
      "a contributor without a name": { "/contributors/1/name": undefined },
      "a contributor that is a number": { "/contributors/0": 5 },
      "contributors as a text": { "/contributors": "Bob" },
      "funding without a URL": { "/funding/0/url": undefined },
      "funding with a name of its own": { "/funding/0": { type: "fund", link: "https://example.com" } },
      "funding with a URL of no web page": { "/funding/0/url": "example.com" },
      "one funding with a URL of no web page": { "/funding": "example.com" },
      "no funding in the list": { "/funding": [] },
      "exports without a dot": { "/exports/.": "a.js" },
      "exports of a number": { "/exports/./import": 1 },
      "exports deep in a list": { "/exports/./import": ["./a.js", "b.js"] },
      "private as a word": { "/private": "yes" },
      "side effects as a text": { "/sideEffects": "*.css" },
      "side effects with a number": { "/sideEffects": ["*.css", 1] },
      "workspaces with a typo": { "/workspaces": { package: ["packages/*"] } },
      "workspaces as a text": { "/workspaces": "packages/*" },
    },
  },
  "a drawing of tuples": {
    schema: {
      type: "object",
      properties: {
        path: {
          type: "array",
          items: {
            oneOf: [
              { type: "array", prefixItems: [{ const: "move" }, number, number], minItems: 3, maxItems: 3 },
              { type: "array", prefixItems: [{ const: "line" }, number, number], minItems: 3, maxItems: 3 },
              {
                type: "array",
                prefixItems: [{ const: "arc" }, number, number, number, { enum: ["cw", "ccw"] }],
                minItems: 5,
                maxItems: 5,
              },
              { type: "array", prefixItems: [{ const: "close" }], minItems: 1, maxItems: 1 },
            ],
          },
        },
        fill: {
          oneOf: [
            { type: "string", pattern: "^#[0-9a-f]{6}$" },
            {
              type: "array",
              prefixItems: [{ enum: ["rgb", "hsl"] }, number, number, number],
              minItems: 4,
              maxItems: 4,
            },
            { type: "array", prefixItems: [{ const: "gray" }, number], minItems: 2, maxItems: 2 },
          ],
        },
      },
    },
    right: { path: [["move", 0, 0], ["line", 1, 1], ["arc", 2, 2, 1, "cw"], ["close"]], fill: ["rgb", 255, 0, 0] },
    mistakes: {
      "a coordinate as a string": { "/path/1/1": "1" },
      "a missing coordinate": { "/path/1": ["line", 1] },
      "an item too many": { "/path/3": ["close", 1] },
      "a typo in a command": { "/path/1/0": "lien" },
      "a command that is none": { "/path/1/0": "curve" },
      "an abbreviated command": { "/path/1/0": "l" },
      "a command without its name": { "/path/1": [1, 1] },
      "no command": { "/path/1": [] },
      "a command that is a text": { "/path/1": "line 1 1" },
      "a direction that is none": { "/path/2/4": "left" },
      "a fill with a typo": { "/fill/0": "rbg" },
      "a fill of a part too few": { "/fill": ["hsl", 1, 2] },
      "a fill of gray with a part too many": { "/fill": ["gray", 1, 2] },
      "a fill that is a word": { "/fill": "red" },
      "a fill that is a number": { "/fill": 0 },
    },
  },
  "a form of draft 4": {
    schema: {
      $schema: "http://json-schema.org/draft-04/schema#",
      type: "object",
      properties: {
        rule: {
          anyOf: [
            {
              type: "array",
              items: [{ enum: ["and", "or"] }, { $ref: "#/properties/rule" }],
              additionalItems: { $ref: "#/properties/rule" },
              minItems: 2,
            },
            {
              type: "array",
              items: [{ enum: ["not"] }, { $ref: "#/properties/rule" }],
              additionalItems: false,
              minItems: 2,
            },
            {
              type: "array",
              items: [{ enum: ["=", "<", ">"] }, { type: "string" }, { type: ["string", "number"] }],
              additionalItems: false,
              minItems: 3,
            },
          ],
        },
        field: {
          type: "object",
          properties: { label: { type: "string" } },
          oneOf: [
            { properties: { input: { enum: ["text"] }, length: { type: "integer" } }, required: ["input"] },
            { properties: { input: { enum: ["number"] }, step: { type: "number" } }, required: ["input"] },
            {
              properties: { input: { enum: ["select", "radio"] }, options: { type: "array", minItems: 1 } },
              required: ["input", "options"],
            },
          ],
        },
      },
    },
    right: {
      rule: ["and", ["=", "a", 1], ["not", ["<", "b", 2]]],
      field: { label: "Size", input: "select", options: ["s"] },
    },
    mistakes: {
      "an operator with a typo": { "/rule/0": "adn" },
      "an operator that is none": { "/rule/1/0": "!=" },
      "a comparison that is too short": { "/rule/1": ["=", "a"] },
      "a comparison with a number first": { "/rule/1/1": 5 },
      "a negation of two": { "/rule/2": ["not", ["=", "a", 1], ["=", "b", 1]] },
      "a rule within that is a text": { "/rule/1": "a = 1" },
      "no operator": { "/rule": [] },
      "an input with a typo": { "/field/input": "selct" },
      "no input": { "/field/input": undefined },
      "an input without its options": { "/field/options": undefined },
      "an input without any of its options": { "/field/options": [] },
      "the step of a number as a text": { "/field": { input: "number", step: "0.1" } },
    },
  },
  "a unit of draft 3": {
    schema: {
      $schema: "http://json-schema.org/draft-03/schema#",
      properties: {
        size: {
          type: [
            "number",
            {
              type: "object",
              properties: { in: { enum: ["px", "pt"], required: true }, of: { type: "number", required: true } },
            },
            {
              type: "object",
              properties: { in: { enum: ["%"], required: true }, part: { type: "number", required: true } },
            },
          ],
        },
      },
    },
    right: { size: { in: "px", of: 12 } },
    mistakes: {
      "what the unit lacks": { "/size/of": undefined },
      "another unit": { "/size/in": "%" },
      "a unit that is none": { "/size/in": "em" },
      "no unit": { "/size/in": undefined },
      "a size with its unit in a text": { "/size": "12px" },
    },
  },
  "a pipeline": {
    schema: {
      type: "object",
      properties: {
        dictionaries: {
          type: "array",
          items: {
            anyOf: [
              text,
              closed({ name: text, path: text, addWords: { type: "boolean" } }, ["name", "path"]),
              closed({ name: text, path: text, repMap: { type: "array" }, noSuggest: { const: true } }, [
                "name",
                "path",
              ]),
            ],
          },
        },
        // Told apart by the name of the only property.
        stage: {
          oneOf: [
            closed({ match: { type: "object" } }, ["match"]),
            closed({ group: open({ by: text }, ["by"]) }, ["group"]),
            closed({ limit: { type: "integer", minimum: 1 } }, ["limit"]),
            closed({ sort: { type: "object", additionalProperties: { enum: [1, -1] } } }, ["sort"]),
          ],
        },
        // Told apart by what is required.
        shape: {
          anyOf: [
            open({ radius: number, unit: text }, ["radius", "unit"]),
            open({ width: number, height: number }, ["width", "height"]),
            open({ points: { type: "array", items: { type: "array", items: number } } }, ["points"]),
          ],
        },
        // Told apart by a boolean and by numbers.
        cache: {
          oneOf: [
            closed({ enabled: { const: false } }, ["enabled"]),
            closed({ enabled: { const: true }, ttl: { type: "integer" } }, ["enabled", "ttl"]),
          ],
        },
        config: {
          oneOf: [
            open({ version: { const: 1 }, plugins: texts }, ["version", "plugins"]),
            open({ version: { enum: [2, 3] }, plugins: { type: "object" } }, ["version", "plugins"]),
          ],
        },
        // One kind for all that is not known.
        event: {
          oneOf: [
            open({ kind: { const: "click" }, x: number, y: number }, ["kind", "x", "y"]),
            open({ kind: { const: "key" }, code: text }, ["kind", "code"]),
            open({ kind: { type: "string", not: { enum: ["click", "key"] } }, data: { type: "object" } }, [
              "kind",
              "data",
            ]),
          ],
        },
        // Told apart deep within.
        resource: {
          oneOf: [
            open({ metadata: open({ spec: open({ kind: { const: "Job" } }, ["kind"]) }, ["spec"]), run: text }, [
              "metadata",
              "run",
            ]),
            open(
              {
                metadata: open({ spec: open({ kind: { const: "Service" } }, ["kind"]) }, ["spec"]),
                port: { type: "integer" },
              },
              ["metadata", "port"],
            ),
          ],
        },
      },
    },
    right: {
      dictionaries: ["en", { name: "own", path: "own.txt", addWords: true }],
      stage: { group: { by: "city" } },
      shape: { radius: 1, unit: "cm" },
      cache: { enabled: true, ttl: 60 },
      config: { version: 2, plugins: {} },
      event: { kind: "click", x: 1, y: 2 },
      resource: { metadata: { spec: { kind: "Service" } }, port: 80 },
    },
    mistakes: {
      "the same name twice, once in another case": { "/dictionaries/1/addwords": true },
      "a property of another kind of dictionary": { "/dictionaries/1/noSuggest": true },
      "a dictionary without a path": { "/dictionaries/1/path": undefined },
      "a dictionary that adds words by a text": { "/dictionaries/1/addWords": "yes" },
      "a typo in the only property": { "/stage": { gruop: { by: "city" } } },
      "an only property that is none": { "/stage": { project: {} } },
      "no only property": { "/stage": {} },
      "two only properties": { "/stage": { group: { by: "city" }, limit: 5 } },
      "a group without what it is by": { "/stage/group": {} },
      "a limit of none": { "/stage": { limit: 0 } },
      "an order that is a word": { "/stage": { sort: { name: "asc" } } },
      "a radius as a string": { "/shape/radius": "1" },
      "a radius without its unit": { "/shape/unit": undefined },
      "a width without a height": { "/shape": { width: 1 } },
      "a height that is mistyped": { "/shape": { width: 1, hieght: 2 } },
      "a shape of nothing": { "/shape": {} },
      "points that are no pairs": { "/shape": { points: [1, 2] } },
      "enabled as a text": { "/cache/enabled": "true" },
      "enabled without a time": { "/cache/ttl": undefined },
      "disabled with a time": { "/cache/enabled": false },
      "neither enabled nor disabled": { "/cache/enabled": undefined },
      "a version that is none": { "/config/version": 4 },
      "a version as a text": { "/config/version": "2" },
      "the plugins of another version": { "/config/version": 1 },
      "no version": { "/config/version": undefined },
      "a click without a place": { "/event/y": undefined },
      "a key without its code": { "/event": { kind: "key" } },
      "another kind of event without its data": { "/event": { kind: "scroll" } },
      "an event without a kind": { "/event/kind": undefined },
      "a typo deep within": { "/resource/metadata/spec/kind": "Servce" },
      "nothing deep within": { "/resource/metadata/spec": {} },
      "what another kind has": { "/resource/metadata/spec/kind": "Job" },
      "a port as a text": { "/resource/port": "80" },
      "no spec": { "/resource/metadata/spec": undefined },
    },
  },
};
