import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { style } from "./style.js";

cases(formatAssertion({ style }), {
  holds: [
    ["style", ""],
    ["style", "color: red"],
    ["style", "color:red;"],
    ["style", "color: red; background: url(a;b) #FFF"],
    ["style", ";;a:b"],
    ["style", "-x-y: z"],
    ["style", "_a:b"],
    ["style", "a\\3a b: c"],
    ["style", "a/**/:/**/b"],
    ["style", 'font: \'a;b\' "c\\"d"'],
    ["style", "x: {a:b;c:d}"],
    ["style", "ä: b"],
    ["style", " a : b "],
    ["style", 12],
  ],
  fails: [
    ["style", "color", 'must be style declarations of CSS 2.1, such as color: red; background: #fff, is "color"'],
    ["style", "color red"],
    ["style", "color:"],
    ["style", ":red"],
    ["style", "1a: b"],
    ["style", "a: b c: ("],
    ["style", "a: )"],
    ["style", "a: (]"],
    ["style", "a: 'b"],
    ["style", "a: 'b\nc'"],
    ["style", "/*"],
    ["style", "a: /*"],
    ["style", "a: b\\"],
    ["style", "--a: b"],
    ["style", "a b: c"],
    ["style", "@a: b"],
    ["style", "\\"],
  ],
});
