import { formatCases } from "../../test/format-cases.js";
import { idnEmail } from "./idn-email.js";

formatCases(
  { "idn-email": idnEmail },
  {
    message: 'must be an e-mail address such as "ada@example.com" or "ada@例え.jp"',
    holds: [
      "ada@example.com",
      "ädä@exämple.com",
      '"ä d"@example.com',
      "ada@exa\u0308mple.com",
      "用户@例え.jp",
      "ada@[192.0.2.1]",
      "ada@xn--exmple-cua.com",
      '"ä"@example.com',
      "ä.ö@example.com",
      "ada@[192.0.2.1]",
      12,
    ],
    fails: [
      "ada",
      "ada@",
      "ädä",
      "ada@exämple..com",
      "ada@ämple-.com",
      "ada@☃.com",
      "ä ä@example.com",
      "ada＠example.com",
      "ada@例え。jp",
      "ä..ö@example.com",
      "\u0080 @example.com",
      '"ä@example.com',
      "ada@[192.0.2]",
      "ä",
      "ada@例..jp",
      "a\u007F@example.com",
      "\u007F@example.com",
    ],
  },
);
