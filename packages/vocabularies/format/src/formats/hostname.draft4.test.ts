import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { hostnameDraft4 } from "./hostname.draft4.js";

cases(formatAssertion({ hostname: hostnameDraft4 }), {
  holds: [
    ["hostname", "a"],
    ["hostname", "www.example.com"],
    ["hostname", "1.2"],
    ["hostname", "a--b"],
    ["hostname", "xn--bcher-kva.example"],
    ["hostname", "xn--a"],
    ["hostname", 12],
  ],
  fails: [
    ["hostname", "", 'must be a host name such as www.example.com, is ""'],
    ["hostname", "."],
    ["hostname", "a."],
    ["hostname", "-a"],
    ["hostname", "a-"],
    ["hostname", "a_b"],
    ["hostname", "bücher.example"],
  ],
});
