import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { idnHostname } from "./idn-hostname.js";

cases(formatAssertion({ "idn-hostname": idnHostname }), {
  holds: [
    ["idn-hostname", "www.example.com"],
    ["idn-hostname", "bücher.example"],
    ["idn-hostname", "例え.jp"],
    ["idn-hostname", "例え。jp"],
    ["idn-hostname", "faß.de"],
    ["idn-hostname", "xn--bcher-kva"],
    ["idn-hostname", "नेपा्\u200Dल"],
    ["idn-hostname", "col·lectiu"],
    ["idn-hostname", "אבג.example"],
    ["idn-hostname", "א1"],
    ["idn-hostname", "بي\u200Cبي"],
    ["idn-hostname", 12],
  ],
  fails: [
    ["idn-hostname", "", 'must be a host name such as www.example.com or 例え.jp, is ""'],
    ["idn-hostname", "."],
    ["idn-hostname", "a."],
    ["idn-hostname", "bücher."],
    ["idn-hostname", "-bücher"],
    ["idn-hostname", "bücher-"],
    ["idn-hostname", "bü--cher"],
    ["idn-hostname", "Bücher"],
    ["idn-hostname", "bu\u0308cher"],
    ["idn-hostname", "☃.net"],
    ["idn-hostname", "😀"],
    ["idn-hostname", "\u0308a"],
    ["idn-hostname", "a·b"],
    ["idn-hostname", "a\u200Db"],
    ["idn-hostname", "1a.אבג"],
    ["idn-hostname", "אa"],
    ["idn-hostname", "أ1٢"],
    ["idn-hostname", "٠۰"],
    ["idn-hostname", "xn--bcher-KVB"],
  ],
});
