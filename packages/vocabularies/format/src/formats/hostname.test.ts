import { formatCases } from "../../test/format-cases.js";
import { hostname } from "./hostname.js";

formatCases(
  { hostname },
  {
    message: 'must be a host name such as "www.example.com"',
    holds: ["a", "www.example.com", "EXAMPLE", "1.2", "a--b", "xn--bcher-kva.example", "XN--BCHER-KVA", 12],
    fails: [
      "",
      ".",
      "a.",
      "-a",
      "a-",
      "a_b",
      "a b",
      "bücher.example",
      "xn--",
      "xn--a",
      "xn--bcher-kv",
      "xn--bcher-kvA-",
      "xn--ä",
    ],
  },
);
