import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { idnEmail } from "./idn-email.js";

cases(formatAssertion({ "idn-email": idnEmail }), {
  holds: [
    ["idn-email", "ada@example.com"],
    ["idn-email", "ädä@exämple.com"],
    ["idn-email", '"ä d"@example.com'],
    ["idn-email", "ada@exa\u0308mple.com"],
    ["idn-email", "用户@例え.jp"],
    ["idn-email", "ada@[192.0.2.1]"],
    ["idn-email", "ada@xn--exmple-cua.com"],
    ["idn-email", '"ä"@example.com'],
    ["idn-email", "ä.ö@example.com"],
    ["idn-email", "ada@[192.0.2.1]"],
    ["idn-email", 12],
  ],
  fails: [
    ["idn-email", "ada", 'must be an e-mail address such as ada@example.com or ada@例え.jp, is "ada"'],
    ["idn-email", "ada@"],
    ["idn-email", "ädä"],
    ["idn-email", "ada@exämple..com"],
    ["idn-email", "ada@ämple-.com"],
    ["idn-email", "ada@☃.com"],
    ["idn-email", "ä ä@example.com"],
    ["idn-email", "ada＠example.com"],
    ["idn-email", "ada@例え。jp"],
    ["idn-email", "ä..ö@example.com"],
    ["idn-email", "\u0080 @example.com"],
    ["idn-email", '"ä@example.com'],
    ["idn-email", "ada@[192.0.2]"],
    ["idn-email", "ä"],
    ["idn-email", "ada@例..jp"],
    ["idn-email", "a\u007F@example.com"],
    ["idn-email", "\u007F@example.com"],
  ],
});
