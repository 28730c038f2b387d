import { above, and, atLeast, atMost, below, is, multipleOf, self, JsonType } from "@argot/core/keyword";
import { defineFormat, type Format, type Formats } from "./define-format.js";
import { byte } from "./formats/byte.js";

/** The integers between two numbers, both included. */
/* @__NO_SIDE_EFFECTS__ */
const integer = (bits: number): Format =>
  defineFormat({
    appliesTo: JsonType.number,
    predicate: and([multipleOf(1), atLeast(self, -(2 ** (bits - 1))), below(self, 2 ** (bits - 1))]),
    message: `must be an integer of ${bits} bits, from -2^${bits - 1} to 2^${bits - 1} - 1, is {actual}`,
  });

/** Half a step above the greatest finite number of single precision. Smaller numbers are rounded to a finite one. */
const floatLimit = (2 - 2 ** -24) * 2 ** 127;

const float: Format = defineFormat({
  appliesTo: JsonType.number,
  predicate: and([above(self, -floatLimit), below(self, floatLimit)]),
  message: "must be a number that single precision can hold, up to about 3.4e38, is {actual}",
});

const double: Format = defineFormat({
  appliesTo: JsonType.number,
  predicate: and([atLeast(self, -Number.MAX_VALUE), atMost(self, Number.MAX_VALUE)]),
  message: "must be a number that double precision can hold, up to about 1.8e308, is {actual}",
});

/** Accepts every string: the format says how to treat it. */
/* @__NO_SIDE_EFFECTS__ */
const anyString = (message: string): Format => defineFormat({ predicate: is(JsonType.string), message });

/**
 * The formats that OpenAPI adds to those of JSON Schema: `int32`, `int64`, `float`, `double`, `byte`, `binary` and
 * `password`. The last two say how to treat a string and refuse none.
 *
 * @see {@link https://spec.openapis.org/oas/v3.0.4.html#data-types | OpenAPI 3.0, data types}
 */
export const openApiFormats: Formats = {
  int32: integer(32),
  int64: integer(64),
  float,
  double,
  byte,
  binary: anyString("must be binary data, is {actual}"),
  password: anyString("must be a password, is {actual}"),
};
