import { cases } from "@argot/testing";
import { formatAssertion } from "./format-assertion.js";
import { openApiFormats } from "./openapi.js";

cases(formatAssertion(openApiFormats), {
  holds: [
    ["int32", 2147483647],
    ["int32", -2147483648],
    ["int32", 1.0],
    ["int32", "no number"],
    ["int64", -9223372036854775808],
    ["int64", 9007199254740992],
    ["float", 3.4028234663852886e38],
    ["float", -1.5],
    ["double", 1.7976931348623157e308],
    ["byte", "YQ=="],
    ["binary", "\u0000ÿ"],
    ["password", ""],
    ["password", 12],
  ],
  fails: [
    ["int32", 1.5, "must be an integer of 32 bits, from -2^31 to 2^31 - 1, is 1.5"],
    ["int32", 2147483648, "must be an integer of 32 bits, from -2^31 to 2^31 - 1, is 2147483648"],
    ["int32", -2147483649, "must be an integer of 32 bits, from -2^31 to 2^31 - 1, is -2147483649"],
    ["int32", 1.5, "must be an integer of 32 bits, from -2^31 to 2^31 - 1, is 1.5"],
    ["int64", 9223372036854775808, "must be an integer of 64 bits, from -2^63 to 2^63 - 1, is 9223372036854775808"],
    ["float", 3.5e38, "must be a number that single precision can hold, up to about 3.4e38, is 3.5e38"],
    ["float", -3.5e38, "must be a number that single precision can hold, up to about 3.4e38, is -3.5e38"],
    ["double", 10n ** 309n, `must be a number that double precision can hold, up to about 1.8e308, is 1e309`],
    ["byte", "?", 'must be written in base64, is "?"'],
  ],
});
