// What `--help` prints after the options of each command. Lines have at most 80 characters.

export const programNotes = `
Examples:
  argot validate order.schema.json order.json
  argot validate --help
  argot check order.schema.json
  argot compile order.schema.json -o order.js
  argot compile --help
  argot inspect order.schema.json --plan
  argot config
`;

export const validateNotes = `
Schemas:
  A schema file is known by its file: URL and by its own $id. So is every file
  given with --ref: references between them may be relative paths or URIs.
  Nothing is fetched.

Regular expressions (--regex):
  safe        takes linear time: the engine of JavaScript where it is proven to,
              and another one elsewhere. Few expressions are refused
  linear      takes linear time, and refuses lookaround and back references
  javascript  the engine of JavaScript, which may take exponential time

Data:
  NDJSON is read as a stream, and each value is reported as soon as it is read.
  Standard input is JSON, or NDJSON with --ndjson. JSON follows RFC 8259.
  A YAML file holds one document. YAML that has no value in JSON is refused.

Reports:
  text     for people: each error with the lines of the file around it
  compact  one line for each error: location, what was expected, what was found.
           For a language model that corrects what it wrote
  json     for programs: one JSON object on a line for each value,
             {"data": file or "-", "line": number, "valid": boolean,
              "errors": [...]}
           with "line" for NDJSON only
  flag, basic, detailed, verbose, list, hierarchical
           output formats of the specification, with "data" and "line" added.
           Valid values have annotations in all of them except flag

  Problems are always printed to standard error, also with --quiet.

Exit codes:
  0  all values are valid
  1  a value is invalid
  2  the command could not finish: wrong usage, a missing or unreadable file, a
     schema that cannot be used, or the reader of the output closed it

Examples:
  argot validate order.schema.json order.json
  argot validate server.schema.yaml server.yaml
  argot validate order.schema.json orders/*.json --quiet
  argot validate event.schema.json events.ndjson --max-errors 3
  argot validate invoice.schema.json invoice.json --ref customer.schema.json
  argot validate order.schema.json order.json --report detailed
  argot validate package.schema.json package.json --dialect draft-07
  argot validate https://json-schema.org/draft/2020-12/schema order.schema.json
  zcat events.gz | argot validate event.schema.json - --ndjson --json
`;

export const checkNotes = `
A schema that cannot be used is reported with the reason. A regular expression
is reported if the engine of JavaScript may take more than linear time for it:
such as ^(a+)+$, where the time doubles with each character, or ^a*a*$, where
it is quadratic. argot validate matches these with another engine. Programs
that use JavaScript for them may be slowed down by those who choose the data.

Exit codes:
  0  all schemas can be used, with or without warnings
  2  a schema cannot be used, or the command could not finish

Examples:
  argot check order.schema.json
  argot check schemas/*.json --dialect draft-07
`;

export const compileNotes = `
The module exports the function under its name and as the default. Its types
are written to a file beside it: order.d.ts for order.js. With --type, valid
values have the type that another module exports. The same schemas give the same
module. References are resolved as by argot validate. In the locations
of errors, file names start at the innermost directory that holds all files,
under argot:/.

A module uses the engine of JavaScript. A regular expression for which that may
take more than linear time is refused, except with --regex javascript.

Exit codes:
  0  the module is written
  2  the command could not finish: wrong usage, a missing or unreadable file, a
     schema that cannot be used, or a module that cannot be written

Examples:
  argot compile order.schema.json -o order.js
  argot compile order.schema.json -o order.mjs --errors --name isOrder
  argot compile order.schema.json -o order.js --type ./types.js#Order
  argot compile invoice.schema.json -o - --ref customer.schema.json
`;

export const configNotes = `
The configuration is argot.config.json, .js, .mjs or .ts, or the member "argot"
of package.json. The first one found from the working directory upward counts.
It sets the dialect of the project (dialect, pin), further vocabularies and
schema files (vocabularies, schemas), and how schemas are read (formats,
contentKeywords, strict). argot validate and argot compile use it.

Exit codes:
  0  the configuration is printed, or there is none
  2  the configuration cannot be used

Examples:
  argot config
  argot config --json
`;

export const inspectNotes = `
Comments in the code name the schema location of each rule. The texts are for
people: they change with every release.

Examples:
  argot inspect order.schema.json
  argot inspect order.schema.json --passes
  argot inspect order.schema.json --code --explanation
`;
