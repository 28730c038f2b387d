import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { byte } from "./byte.js";

cases(formatAssertion({ byte }), {
  holds: [
    ["byte", ""],
    ["byte", "YQ=="],
    ["byte", "YWI="],
    ["byte", "YWJj+/09"],
    ["byte", "YQ+/"],
    ["byte", "AZaz"],
    ["byte", "09+/"],
    ["byte", 12],
  ],
  fails: [
    ["byte", "YQ", 'must be Base64, is "YQ"'],
    ["byte", "YQ="],
    ["byte", "YQ==="],
    ["byte", "===="],
    ["byte", "Y=Q="],
    ["byte", "YW-_"],
    ["byte", "YWJ\n"],
    ["byte", "YWJä"],
    ["byte", "YWJ!"],
    ["byte", "!WJj"],
    ["byte", "Y!=="],
    ["byte", "YW!="],
    ["byte", "YQ= "],
    ["byte", "AAA"],
    ["byte", "A==="],
    ["byte", "YQ=a"],
    ["byte", "YWJjY==="],
    ["byte", "=YWJ"],
    ["byte", "YW==AAAA"],
  ],
});
