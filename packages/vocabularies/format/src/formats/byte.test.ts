import { formatCases } from "../../test/format-cases.js";
import { byte } from "./byte.js";

formatCases(
  { byte },
  {
    message: "must be written in base64",
    holds: ["", "YQ==", "YWI=", "YWJj+/09", "YQ+/", "AZaz", "09+/", 12],
    fails: [
      "YQ",
      "YQ=",
      "YQ===",
      "====",
      "Y=Q=",
      "YW-_",
      "YWJ\n",
      "YWJä",
      "YWJ!",
      "!WJj",
      "Y!==",
      "YW!=",
      "YQ= ",
      "AAA",
      "A===",
      "YQ=a",
      "YWJjY===",
      "=YWJ",
      "YW==AAAA",
    ],
  },
);
