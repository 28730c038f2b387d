import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { phone } from "./phone.js";

cases(formatAssertion({ phone }), {
  holds: [
    ["phone", "+44 20 7946 0123"],
    ["phone", "(020) 7946 0123"],
    ["phone", "+1-816-555-1212"],
    ["phone", "030/1234.5"],
    ["phone", "112"],
    ["phone", "+49 (0) 30 123"],
    ["phone", "020 7946 0123 ext. 45"],
    ["phone", "020 7946 0123 ext 45"],
    ["phone", 12],
  ],
  fails: [
    ["phone", "", 'must be a telephone number such as +44 20 7946 0123, is ""'],
    ["phone", "+"],
    ["phone", "call me"],
    ["phone", "020  7946"],
    ["phone", "020-"],
    ["phone", "-020"],
    ["phone", "()"],
    ["phone", "(020"],
    ["phone", "020)"],
    ["phone", "((020))"],
    ["phone", "+44+20"],
    ["phone", "020 ext."],
    ["phone", "ext. 4"],
    ["phone", "020 x45"],
  ],
});
