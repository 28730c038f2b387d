import type { PlaygroundInput } from "../state/playground-link.js";

/** The description of a package. */
export const packageJson: PlaygroundInput = {
  dialect: "2020-12",
  formats: "assert",
  schema: `{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "package.json",
  "type": "object",
  "required": ["name", "version"],
  "properties": {
    "name": {
      "description": "The name that others install the package by.",
      "type": "string",
      "maxLength": 214,
      "pattern": "^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$"
    },
    "version": { "description": "A version by semver.org.", "$ref": "#/$defs/version" },
    "description": { "type": "string" },
    "license": { "enum": ["MIT", "Apache-2.0", "BSD-3-Clause", "ISC", "MPL-2.0", "UNLICENSED"] },
    "homepage": { "type": "string", "format": "uri" },
    "repository": {
      "oneOf": [
        { "type": "string" },
        {
          "type": "object",
          "required": ["type", "url"],
          "properties": {
            "type": { "type": "string" },
            "url": { "type": "string" },
            "directory": { "type": "string" }
          },
          "additionalProperties": false
        }
      ]
    },
    "type": { "enum": ["module", "commonjs"], "default": "commonjs" },
    "private": { "type": "boolean" },
    "engines": {
      "type": "object",
      "properties": { "node": { "$ref": "#/$defs/range" } },
      "additionalProperties": { "$ref": "#/$defs/range" }
    },
    "exports": { "$ref": "#/$defs/target" },
    "scripts": { "type": "object", "additionalProperties": { "type": "string" } },
    "dependencies": { "$ref": "#/$defs/dependencies" },
    "devDependencies": { "$ref": "#/$defs/dependencies" },
    "peerDependencies": { "$ref": "#/$defs/dependencies" }
  },
  "patternProperties": { "^_": true },
  "$defs": {
    "version": { "type": "string", "pattern": "^\\\\d+\\\\.\\\\d+\\\\.\\\\d+(?:-[\\\\w.-]+)?$" },
    "range": { "type": "string", "minLength": 1 },
    "dependencies": {
      "type": "object",
      "propertyNames": { "pattern": "^(@[a-z0-9~-][a-z0-9._~-]*/)?[a-z0-9~-][a-z0-9._~-]*$" },
      "additionalProperties": { "$ref": "#/$defs/range" }
    },
    "target": {
      "anyOf": [
        { "type": ["string", "null"], "pattern": "^\\\\./" },
        { "type": "object", "additionalProperties": { "$ref": "#/$defs/target" } },
        { "type": "array", "items": { "$ref": "#/$defs/target" } }
      ]
    }
  },
  "unevaluatedProperties": false
}
`,
  data: `{
  "name": "My-App",
  "version": "1.0",
  "licence": "MIT",
  "type": "module",
  "homepage": "https://example.com/my app",
  "exports": {
    ".": { "types": "./dist/index.d.ts", "default": "dist/index.js" }
  },
  "scripts": {
    "build": "tsc",
    "test": ["vitest", "run"]
  },
  "dependencies": {
    "argot": "^1.0.0"
  }
}
`,
};
