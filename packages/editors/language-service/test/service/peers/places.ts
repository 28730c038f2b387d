// Places in documents, and what is proposed there. The schemas and texts are our own.
import type { Place } from "./compare.js";

const reasons = {
  once: "An array that must not have an item twice is not offered it again",
  after: "After a complete item a comma is due, not a value",
  brackets: "Where any value may be, the brackets are offered",
  quotes: "A string to fill in is offered where nothing else is",
  dialects: "The dialects are those that Argot has, each by its own URI",
  outdated: "What is deprecated comes last and is struck through, instead of being hidden",
  schemas: "In a schema, the places know what belongs there: formats, references, names of properties",
  union: "The keyword may also have an array",
  best: "Of alternatives that all fail, only the best match counts",
  item: "The item of a list is offered at its column, with what it must have",
  own: "A document without a schema is completed by itself in YAML too",
  flow: "Between brackets, names are offered as well",
  also: "Beside snippets, the brackets are offered",
  label: "Whole mappings have the names of their members as the label, not the word object",
  end: "The start of another document in the text is a place to write",
} as const;

const schemas = {
  person: {
    type: "object",
    properties: {
      name: {
        type: "string",
        description: "A name",
      },
      age: {
        type: "number",
      },
      admin: {
        type: "boolean",
      },
    },
  },
  colours: {
    properties: {
      colour: {
        enum: ["red", "green"],
      },
      sizes: {
        type: "array",
        items: {
          enum: [1, 2],
        },
      },
      tags: {
        type: "array",
        uniqueItems: true,
        items: {
          enum: ["new", "old", "sold"],
        },
      },
      note: {
        type: "string",
      },
      extra: {},
    },
  },
  pairs: {
    anyOf: [
      {
        type: "object",
        properties: {
          a: {
            type: "string",
          },
          b: {
            type: "string",
          },
        },
        required: ["a", "b"],
      },
      {
        type: "object",
        properties: {
          c: {
            type: "string",
          },
          d: {
            type: "string",
          },
        },
        required: ["c", "d"],
      },
    ],
  },
  homes: {
    anyOf: [
      {
        type: "object",
        properties: {
          type: {
            const: "house",
          },
          garden: {
            type: "string",
          },
        },
      },
      {
        type: "object",
        properties: {
          type: {
            const: "flat",
          },
          floor: {
            type: "string",
          },
        },
      },
    ],
  },
  nested: {
    oneOf: [
      {
        type: "object",
        allOf: [
          {
            properties: {
              a: {
                type: "string",
              },
            },
          },
          {
            anyOf: [
              {
                properties: {
                  b1: {
                    type: "string",
                  },
                },
              },
              {
                properties: {
                  b2: {
                    type: "string",
                  },
                },
              },
            ],
          },
        ],
      },
      {
        type: "object",
        properties: {
          c: {
            type: "string",
          },
          d: {
            type: "string",
          },
        },
      },
    ],
  },
  forms: {
    oneOf: [
      {
        type: "object",
        properties: {
          kind: {
            enum: ["one", "two"],
          },
          at: {
            type: "object",
            properties: {
              x: {
                type: "string",
              },
              y: {
                type: "string",
              },
            },
            required: ["x", "y"],
          },
          b: {},
        },
      },
      {
        type: "object",
        properties: {
          kind: {
            enum: ["three"],
          },
          at: {
            type: "object",
            properties: {
              x: {
                type: "string",
              },
              z: {
                type: "string",
              },
            },
            required: ["x", "z"],
          },
          c: {},
        },
      },
    ],
  },
  condition: {
    if: {
      properties: {
        a: {
          type: "string",
        },
      },
      required: ["a"],
    },
    then: {
      properties: {
        b: {
          type: "string",
        },
      },
    },
    else: {
      properties: {
        c: {
          type: "string",
        },
      },
    },
  },
  hints: {
    properties: {
      old: {
        deprecationMessage: "Use new",
      },
      secret: {
        doNotSuggest: true,
      },
      new: {
        type: "string",
      },
    },
  },
  examples: {
    properties: {
      port: {
        type: ["string"],
        examples: ["a", "b"],
        default: "c",
      },
    },
  },
  flags: {
    properties: {
      flag: {
        type: ["boolean", "null"],
      },
      mixed: {
        type: ["string", "boolean"],
        enum: ["auto", false],
      },
    },
  },
  preset: {
    type: "object",
    default: {
      hello: "world",
    },
  },
  snippets: {
    type: "object",
    properties: {
      hook: {
        type: "object",
        defaultSnippets: [
          {
            label: "push",
            body: {
              on: "push",
              run: "$1",
            },
          },
          {
            body: {
              on: ["${1:tag}"],
            },
          },
        ],
      },
      command: {
        type: "string",
        defaultSnippets: [
          {
            label: "echo",
            bodyText: "echo $1",
          },
        ],
      },
      jobs: {
        type: "array",
        items: {
          type: "object",
          properties: {
            id: {
              type: "string",
            },
          },
          defaultSnippets: [
            {
              label: "job",
              body: {
                id: "$1",
                steps: [
                  {
                    run: "$2",
                  },
                ],
              },
            },
          ],
        },
      },
    },
  },
  titled: {
    properties: {
      level: {
        oneOf: [
          {
            const: 1,
            title: "Low",
          },
          {
            const: 2,
            description: "High",
          },
        ],
      },
    },
  },
  tuple: {
    $schema: "http://json-schema.org/draft-07/schema#",
    properties: {
      c: {
        type: "array",
        items: [
          {
            enum: [1, 2],
          },
          {
            enum: [3, 4],
          },
        ],
      },
    },
  },
  team: {
    type: "object",
    properties: {
      members: {
        type: "array",
        items: {
          type: "object",
          properties: {
            name: {
              type: "string",
            },
            mail: {
              type: "string",
            },
          },
        },
      },
      open: {
        type: "boolean",
      },
    },
  },
  parts: {
    type: "object",
    properties: {
      parts: {
        type: "array",
        items: {
          type: "object",
          required: ["id", "size"],
          properties: {
            id: {
              type: "string",
            },
            size: {
              type: "object",
              required: ["w", "h"],
              properties: {
                w: {
                  type: "number",
                },
                h: {
                  type: "number",
                },
              },
            },
          },
        },
      },
    },
  },
  service: {
    type: "object",
    properties: {
      service: {
        type: "object",
        properties: {
          port: {
            type: "number",
            default: 80,
          },
          host: {
            enum: ["local"],
          },
          env: {
            type: "object",
            default: {
              KEY: "x",
              LIST: ["a", "b"],
            },
          },
        },
      },
      "@id": {
        const: "@a",
      },
      "a: b": {
        type: "object",
      },
    },
  },
  list: {
    type: "array",
    items: {
      type: "object",
      properties: {
        top: {
          type: "object",
          properties: {
            p: {
              type: "string",
            },
          },
          required: ["p"],
        },
      },
    },
  },
  either: {
    properties: {
      job: {
        anyOf: [
          {
            type: "string",
          },
          {
            type: "object",
            properties: {
              run: {
                type: "string",
              },
            },
            required: ["run"],
          },
        ],
      },
    },
  },
  rest: {
    additionalProperties: {
      anyOf: [
        {
          const: "on",
        },
        {
          const: "off",
        },
      ],
    },
  },
};

/** Places, with the labels that Argot proposes and the text after the first one was chosen. `|` is the cursor. */
export const places: readonly Place[] = [
  {
    name: "names",
    language: "json",
    schema: schemas.person,
    text: "{|}",
    labels: ["name", "age", "admin"],
    first: '{"name": "$1"}',
  },
  {
    name: "a name that was begun, without quotes",
    language: "json",
    schema: schemas.person,
    text: "{ a|}",
    labels: ["name", "age", "admin"],
    first: '{ "name": "$1"}',
  },
  {
    name: "a name with an open quote",
    language: "json",
    schema: schemas.person,
    text: '{ "|}',
    labels: ["name", "age", "admin"],
    first: '{ "name": "$1"',
  },
  {
    name: "a name before a comma",
    language: "json",
    schema: schemas.person,
    text: '{ |, "name": "x"}',
    labels: ["age", "admin"],
    first: '{ "age": ${1:0}, "name": "x"}',
  },
  {
    name: "a name before a member without a comma",
    language: "json",
    schema: schemas.person,
    text: '{ "a|"\n"name": "x"}',
    labels: ["age", "admin"],
    first: '{ "age": ${1:0},\n"name": "x"}',
  },
  {
    name: "a name after a comma",
    language: "json",
    schema: schemas.person,
    text: '{"name": "x",|}',
    labels: ["age", "admin"],
    first: '{"name": "x","age": ${1:0}}',
  },
  {
    name: "a name in place of one with a value",
    language: "json",
    schema: schemas.person,
    text: '{"na|": 1}',
    labels: ["name", "age", "admin"],
    first: '{"name": 1}',
  },
  {
    name: "a name in JSON with comments",
    language: "jsonc",
    schema: schemas.person,
    text: "{ // here\n|}",
    labels: ["$schema"],
    first: '{ // here\n"\\$schema": $1}',
  },
  {
    name: "values",
    language: "json",
    schema: schemas.colours,
    text: '{"colour": |}',
    labels: ['"red"', '"green"'],
    first: '{"colour": "red"}',
  },
  {
    name: "a value in place of a string",
    language: "json",
    schema: schemas.colours,
    text: '{"colour": "r|"}',
    labels: ['"red"', '"green"'],
    first: '{"colour": "red"}',
  },
  {
    name: "at the end of a complete value",
    language: "json",
    schema: schemas.colours,
    text: '{"colour": "red"|, "note": ""}',
    labels: ['"red"', '"green"'],
    first: '{"colour": "red", "note": ""}',
  },
  {
    name: "after a complete value",
    language: "json",
    schema: schemas.colours,
    text: '{"colour": "red" | }',
    labels: ["sizes", "tags", "note", "extra"],
    first: '{"colour": "red" "sizes": [$1] }',
  },
  {
    name: "a value before a member without a comma",
    language: "json",
    schema: schemas.colours,
    text: '{"colour": |  "note": ""}',
    labels: ['"red"', '"green"'],
    first: '{"colour": "red",  "note": ""}',
  },
  {
    name: "an item before another",
    language: "json",
    schema: schemas.colours,
    text: '{"sizes": [ | 1]}',
    labels: ["1", "2"],
    first: '{"sizes": [ 1, 1]}',
  },
  {
    name: "after an item",
    language: "json",
    schema: schemas.colours,
    text: '{"sizes": [ 1 | ]}',
    labels: [],
    differs: reasons.after,
  },
  {
    name: "a repeated item",
    language: "json",
    schema: schemas.colours,
    text: '{"sizes": [1, |]}',
    labels: ["1", "2"],
    first: '{"sizes": [1, 1]}',
  },
  {
    name: "unique items",
    language: "json",
    schema: schemas.colours,
    text: '{"tags": ["new", |]}',
    labels: ['"old"', '"sold"'],
    first: '{"tags": ["new", "old"]}',
  },
  {
    name: "unique items, all used",
    language: "json",
    schema: schemas.colours,
    text: '{"tags": ["new", "old", "sold", |]}',
    labels: [],
  },
  {
    name: "any value",
    language: "json",
    schema: schemas.colours,
    text: '{"extra": |}',
    labels: ["{}", "[]"],
    first: '{"extra": {$1}}',
    differs: reasons.brackets,
  },
  {
    name: "free text",
    language: "json",
    schema: schemas.colours,
    text: '{"note": |}',
    labels: ['""'],
    first: '{"note": "$1"}',
    differs: reasons.quotes,
  },
  { name: "within free text", language: "json", schema: schemas.colours, text: '{"note": "x|"}', labels: [] },
  {
    name: "an object or nothing",
    language: "json",
    schema: schemas.flags,
    text: '{"flag": "|',
    labels: ["true", "false", "null"],
    first: '{"flag": true',
  },
  {
    name: "constants of several types",
    language: "json",
    schema: schemas.flags,
    text: '{"mixed": |}',
    labels: ['"auto"', "false"],
    first: '{"mixed": "auto"}',
  },
  {
    name: "examples and a default",
    language: "json",
    schema: schemas.examples,
    text: '{"port": |}',
    labels: ['"c"', '"a"', '"b"'],
    first: '{"port": "c"}',
  },
  {
    name: "a default of the whole",
    language: "json",
    schema: schemas.preset,
    text: "|",
    labels: ['{"hello":"world"}', "{}"],
    first: '{\n\t"hello": "world"\n}',
    differs: reasons.brackets,
  },
  {
    name: "two kinds, empty",
    language: "json",
    schema: schemas.pairs,
    text: "{|}",
    labels: ["a", "b", "c", "d"],
    first: '{"a": "$1"}',
  },
  {
    name: "two kinds, one begun",
    language: "json",
    schema: schemas.pairs,
    text: '{"a": "", |}',
    labels: ["b"],
    first: '{"a": "", "b": "$1"}',
  },
  {
    name: "a discriminator",
    language: "json",
    schema: schemas.homes,
    text: '{"type": "flat", |}',
    labels: ["floor"],
    first: '{"type": "flat", "floor": "$1"}',
  },
  {
    name: "alternatives within alternatives",
    language: "json",
    schema: schemas.nested,
    text: '{"b1": "", |}',
    labels: ["a", "b2"],
    first: '{"b1": "", "a": "$1"}',
  },
  {
    name: "a value by the other members",
    language: "json",
    schema: schemas.forms,
    text: '{"at": {"x": "", "y": ""}, "kind": |}',
    labels: ['"one"', '"two"'],
    first: '{"at": {"x": "", "y": ""}, "kind": "one"}',
  },
  {
    name: "names by a member",
    language: "json",
    schema: schemas.forms,
    text: '{"at": {"x": "", "z": ""}, |',
    labels: ["kind", "c"],
    first: '{"at": {"x": "", "z": ""}, "kind": "three"',
  },
  {
    name: "members of an alternative",
    language: "json",
    schema: schemas.forms,
    text: '{"kind": "one", "at": { | }',
    labels: ["x", "y"],
    first: '{"kind": "one", "at": { "x": "$1" }',
  },
  {
    name: "alternatives that all fail",
    language: "json",
    schema: schemas.forms,
    text: '{"kind": "one", "at": {"x": "", "z": ""}, |',
    labels: ["b"],
    first: '{"kind": "one", "at": {"x": "", "z": ""}, "b": $1',
    differs: reasons.best,
  },
  {
    name: "a condition, open",
    language: "json",
    schema: schemas.condition,
    text: "{|}",
    labels: ["a", "c"],
    first: '{"a": "$1"}',
  },
  {
    name: "a condition that holds",
    language: "json",
    schema: schemas.condition,
    text: '{"a": "x", |}',
    labels: ["b"],
    first: '{"a": "x", "b": "$1"}',
  },
  {
    name: "what is deprecated or hidden",
    language: "json",
    schema: schemas.hints,
    text: "{ |",
    labels: ["old", "new"],
    first: '{ "old": $1',
    differs: reasons.outdated,
  },
  {
    name: "constants with titles",
    language: "json",
    schema: schemas.titled,
    text: '{"level": |}',
    labels: ["1", "2"],
    first: '{"level": 1}',
  },
  {
    name: "snippets of an object",
    language: "json",
    schema: schemas.snippets,
    text: '{"hook": |}',
    labels: ["push", '{"on":["tag"]}', "{}"],
    first: '{"hook": {\n\t"on": "push",\n\t"run": "$1"\n}}',
    differs: reasons.also,
  },
  {
    name: "snippets of items, for the array",
    language: "json",
    schema: schemas.snippets,
    text: '{"jobs": |}',
    labels: ["job", "[]"],
    first: '{"jobs": [\n\t{\n\t\t"id": "$1",\n\t\t"steps": [\n\t\t\t{\n\t\t\t\t"run": "$2"\n\t\t\t}\n\t\t]\n\t}\n]}',
    differs: reasons.also,
  },
  {
    name: "items by their places",
    language: "json",
    schema: schemas.tuple,
    text: '{"c": [1, |]}',
    labels: ["3", "4"],
    first: '{"c": [1, 3]}',
  },
  {
    name: "names without a schema",
    language: "json",
    text: '[{"name": "x", "age": 4}, {|}]',
    labels: ["name", "age"],
    first: '[{"name": "x", "age": 4}, {"name": $1}]',
  },
  {
    name: "members of members without a schema",
    language: "json",
    text: '[{"at": {"x": 1, "y": 2}}, {"at": {"x": 3, |}}]',
    labels: ["y"],
    first: '[{"at": {"x": 1, "y": 2}}, {"at": {"x": 3, "y": $1}}]',
  },
  {
    name: "values without a schema",
    language: "json",
    text: '[{"a": "x"}, {"a": "y"}, {"a": |}]',
    labels: ['"x"', '"y"'],
    first: '[{"a": "x"}, {"a": "y"}, {"a": "x"}]',
  },
  {
    name: "a value in place of another without a schema",
    language: "json",
    text: '[{"a": "x"}, {"a": "y"}, {"a": "z"|}]',
    labels: ['"x"', '"y"'],
    first: '[{"a": "x"}, {"a": "y"}, {"a": "x"}]',
  },
  {
    name: "objects without a schema",
    language: "json",
    text: '[{"a": {"b": 1}}, {"a": |}]',
    labels: ["{}"],
    first: '[{"a": {"b": 1}}, {"a": {$1}}]',
  },
  { name: "in a comment", language: "jsonc", text: '[{"a": 1}, { /* | */ }]', labels: [] },
  {
    name: "the name of the schema",
    language: "json",
    text: '{ "$sc|',
    labels: ["$schema"],
    first: '{ "\\$schema": $1',
  },
  {
    name: "the schema",
    language: "json",
    schema: schemas.person,
    text: '{"$schema": |}',
    labels: [
      '"https://example.com/schema"',
      '"https://json-schema.org/v1"',
      '"https://json-schema.org/draft/2020-12/schema"',
      '"https://json-schema.org/draft/2019-09/schema"',
      '"http://json-schema.org/draft-07/schema#"',
      '"http://json-schema.org/draft-06/schema#"',
      '"http://json-schema.org/draft-04/schema#"',
      '"http://json-schema.org/draft-03/schema#"',
    ],
    first: '{"$schema": "https://example.com/schema"}',
    differs: reasons.dialects,
  },
  {
    name: "types in a schema",
    language: "json",
    text: '{"$schema":"http://json-schema.org/draft-07/schema#","type":"|"}',
    labels: ['"array"', '"boolean"', '"integer"', '"null"', '"number"', '"object"', '"string"', "[]"],
    first: '{"$schema":"http://json-schema.org/draft-07/schema#","type":"array"}',
    differs: reasons.union,
  },
  {
    name: "formats in a schema",
    language: "json",
    text: '{"$schema":"http://json-schema.org/draft-07/schema#","format":"|"}',
    labels: [
      '"date-time"',
      '"email"',
      '"hostname"',
      '"ipv4"',
      '"ipv6"',
      '"uri"',
      '"regex"',
      '"uri-reference"',
      '"uri-template"',
      '"json-pointer"',
      '"date"',
      '"time"',
      '"idn-email"',
      '"idn-hostname"',
      '"iri"',
      '"iri-reference"',
      '"relative-json-pointer"',
    ],
    first: '{"$schema":"http://json-schema.org/draft-07/schema#","format":"date-time"}',
    differs: reasons.schemas,
  },
  {
    name: "required names in a schema",
    language: "json",
    text: '{"$schema":"http://json-schema.org/draft-07/schema#","properties":{"a":{},"b":{}},"required":["a",|]}',
    labels: ['"b"'],
    first: '{"$schema":"http://json-schema.org/draft-07/schema#","properties":{"a":{},"b":{}},"required":["a","b"]}',
    differs: reasons.schemas,
  },
  {
    name: "references in a schema",
    language: "json",
    text: '{"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{"a":{"$anchor":"x"}},"items":{"$ref":|}}',
    labels: ['"#"', '"#/$defs/a"', '"#x"'],
    first:
      '{"$schema":"https://json-schema.org/draft/2020-12/schema","$defs":{"a":{"$anchor":"x"}},"items":{"$ref":"#"}}',
    differs: reasons.schemas,
  },
  {
    name: "names",
    language: "yaml",
    schema: schemas.person,
    text: "|",
    labels: ["name", "age", "admin"],
    first: "name: $1",
  },
  {
    name: "a name that was begun",
    language: "yaml",
    schema: schemas.person,
    text: "na|",
    labels: ["name", "age", "admin"],
    first: "name: $1",
  },
  {
    name: "a name in place of another",
    language: "yaml",
    schema: schemas.person,
    text: "na|me: x",
    labels: ["name", "age", "admin"],
    first: "name: x",
  },
  {
    name: "a nested name",
    language: "yaml",
    schema: schemas.service,
    text: "service:\n  |",
    labels: ["port", "host", "env"],
    first: "service:\n  port: ${1:80}",
  },
  {
    name: "a name in the middle",
    language: "yaml",
    schema: schemas.service,
    text: "service:\n  port: 1\n  |\n  host: local",
    labels: ["env"],
    first: "service:\n  port: 1\n  env:\n  ${1:KEY}: ${2:x}\n  ${3:LIST}:\n    - ${4:a}\n    - ${5:b}\n  host: local",
  },
  {
    name: "values",
    language: "yaml",
    schema: schemas.service,
    text: "service:\n  host: |",
    labels: ["local"],
    first: "service:\n  host: local",
  },
  {
    name: "a default value",
    language: "yaml",
    schema: schemas.service,
    text: "service:\n  port: |",
    labels: ["80"],
    first: "service:\n  port: 80",
  },
  {
    name: "a default mapping",
    language: "yaml",
    schema: schemas.service,
    text: "service:\n  env: |",
    labels: ['{"KEY":"x","LIST":["a","b"]}'],
    first: "service:\n  env: \n  KEY: x\n  LIST:\n    - a\n    - b",
    differs: reasons.label,
  },
  { name: "right after a name", language: "yaml", schema: schemas.service, text: "service:\n  port:|", labels: [] },
  {
    name: "a value that needs quotes",
    language: "yaml",
    schema: schemas.service,
    text: "'@id': |",
    labels: ['"@a"'],
    first: "'@id': \"@a\"",
  },
  {
    name: "names that need quotes",
    language: "yaml",
    schema: schemas.service,
    text: "|",
    labels: ["service", "@id", "a: b"],
    first: "service:\n  $1",
  },
  {
    name: "a boolean",
    language: "yaml",
    schema: schemas.team,
    text: "open: |",
    labels: ["true", "false"],
    first: "open: true",
  },
  { name: "free text", language: "yaml", schema: schemas.person, text: "name: |", labels: [] },
  {
    name: "an item's names",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  - |",
    labels: ["name", "mail"],
    first: "members:\n  - name: $1",
  },
  {
    name: "an item's names without a space",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  -|",
    labels: ["name", "mail"],
    first: "members:\n  - name: $1",
  },
  {
    name: "an item's name that was begun",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  - n|",
    labels: ["name", "mail"],
    first: "members:\n  - name: $1",
  },
  {
    name: "more names of an item",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  - name: x\n    |",
    labels: ["mail"],
    first: "members:\n  - name: x\n    mail: $1",
  },
  {
    name: "the next item, at the column of the list",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  - name: x\n  |",
    labels: ["- item"],
    first: "members:\n  - name: x\n  - $1",
    differs: reasons.item,
  },
  {
    name: "the first item, before there is a list",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  |",
    labels: ["- item"],
    first: "members:\n  - $1",
    differs: reasons.item,
  },
  {
    name: "the first item, at the column of the name",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n|",
    labels: ["open", "- item"],
    first: "members:\nopen: ${1|false,true|}",
    differs: reasons.item,
  },
  {
    name: "after a list",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  - name: x\n|",
    labels: ["open"],
    first: "members:\n  - name: x\nopen: ${1|false,true|}",
  },
  {
    name: "an item between others",
    language: "yaml",
    schema: schemas.team,
    text: "members:\n  - name: x\n  |\nopen: true",
    labels: ["- item"],
    first: "members:\n  - name: x\n  - $1\nopen: true",
    differs: reasons.item,
  },
  {
    name: "an item with what it must have",
    language: "yaml",
    schema: schemas.parts,
    text: "parts:\n  - |",
    labels: ["id", "size", "id, size"],
    first: "parts:\n  - id: $1",
    differs: reasons.label,
  },
  {
    name: "a list with a first item",
    language: "yaml",
    schema: schemas.parts,
    text: "|",
    labels: ["parts"],
    first: "parts:\n  - id: $1\n    size:\n      w: ${2:0}\n      h: ${3:0}",
  },
  {
    name: "a list on the line of its name",
    language: "yaml",
    schema: schemas.parts,
    text: "parts: |",
    labels: ["- item"],
    first: "parts: \n  - id: $1\n    size:\n      w: ${2:0}\n      h: ${3:0}",
    differs: reasons.item,
  },
  {
    name: "an item of a list at the root",
    language: "yaml",
    schema: schemas.list,
    text: "- top:\n    p: x\n- |",
    labels: ["top"],
    first: "- top:\n    p: x\n- top:\n    p: $1",
  },
  {
    name: "unique items",
    language: "yaml",
    schema: schemas.colours,
    text: "tags:\n  - new\n  - |",
    labels: ["old", "sold"],
    first: "tags:\n  - new\n  - old",
    differs: reasons.once,
  },
  {
    name: "unique items at the column of the list",
    language: "yaml",
    schema: schemas.colours,
    text: "tags:\n  - new\n  |",
    labels: ["- old", "- sold"],
    first: "tags:\n  - new\n  - old",
    differs: reasons.item,
  },
  {
    name: "between brackets",
    language: "yaml",
    schema: schemas.colours,
    text: "tags: [new, |]",
    labels: ["old", "sold"],
    first: "tags: [new, old]",
    differs: reasons.once,
  },
  {
    name: "names between braces",
    language: "yaml",
    schema: schemas.service,
    text: "service: {port: 1, |}",
    labels: ["host", "env"],
    first: "service: {port: 1, host: local}",
    differs: reasons.flow,
  },
  {
    name: "a mapping or a string",
    language: "yaml",
    schema: schemas.either,
    text: "job:\n  r|",
    labels: ["run"],
    first: "job:\n  run: $1",
    differs: reasons.label,
  },
  {
    name: "values of any property",
    language: "yaml",
    schema: schemas.rest,
    text: "x: |",
    labels: ['"on"', '"off"'],
    first: 'x: "on"',
  },
  {
    name: "snippets of an item",
    language: "yaml",
    schema: schemas.snippets,
    text: "jobs:\n  - |",
    labels: ["id", "job"],
    first: "jobs:\n  - id: $1",
  },
  {
    name: "snippets of a mapping",
    language: "yaml",
    schema: schemas.snippets,
    text: "hook:\n  |",
    labels: ["push", '{"on":["tag"]}'],
    first: 'hook:\n  "on": push\nrun: $1',
  },
  {
    name: "snippets on the line of the name",
    language: "yaml",
    schema: schemas.snippets,
    text: "hook: |",
    labels: ["push", '{"on":["tag"]}'],
    first: 'hook: \n  "on": push\n  run: $1',
  },
  {
    name: "a snippet of a string",
    language: "yaml",
    schema: schemas.snippets,
    text: "command: |",
    labels: ["echo"],
    first: "command: echo $1",
  },
  {
    name: "another document",
    language: "yaml",
    schema: schemas.person,
    text: "name: x\n---\n|\n",
    labels: ["name", "age", "admin"],
    first: "name: x\n---\nname: $1\n",
    differs: reasons.end,
  },
  {
    name: "a document in another",
    language: "yaml",
    schema: schemas.person,
    text: "name: x\n---\nadmin: true\n|",
    labels: ["name", "age"],
    first: "name: x\n---\nadmin: true\nname: $1",
  },
  { name: "in a comment", language: "yaml", schema: schemas.person, text: "name: x # |", labels: [] },
  {
    name: "names without a schema",
    language: "yaml",
    text: "- name: x\n  age: 3\n- |",
    labels: ["name", "age"],
    first: "- name: x\n  age: 3\n- name: $1",
    differs: reasons.own,
  },
  {
    name: "values without a schema",
    language: "yaml",
    text: "- name: x\n- name: |",
    labels: ["x"],
    first: "- name: x\n- name: x",
    differs: reasons.own,
  },
];
