import { formatCases } from "../../test/format-cases.js";
import { hostnameDraft4 } from "./hostname.draft4.js";

formatCases(
  { hostname: hostnameDraft4 },
  {
    message: 'must be a host name such as "www.example.com"',
    holds: ["a", "www.example.com", "1.2", "a--b", "xn--bcher-kva.example", "xn--a", 12],
    fails: ["", ".", "a.", "-a", "a-", "a_b", "bücher.example"],
  },
);
