import { cases } from "@argot/testing";
import { formatAssertion } from "../format-assertion.js";
import { color } from "./color.js";

cases(formatAssertion({ color }), {
  holds: [
    ["color", "red"],
    ["color", "OrangE"],
    ["color", "ButtonFace"],
    ["color", "#abc"],
    ["color", "#A1b2C3"],
    ["color", "rgb(1,2,3)"],
    ["color", "RGB( 1 , -2 ,\t300 )"],
    ["color", "rgb(1%,.5%,+100%)"],
    ["color", "rgb(0,0,0)"],
    ["color", "RGB(10%, 20%, 30%)"],
    ["color", 12],
  ],
  fails: [
    ["color", "", 'must be a colour of CSS 2.1, such as red or #ff0000, is ""'],
    ["color", "rebeccapurple"],
    ["color", "#ab"],
    ["color", "#abcd"],
    ["color", "#abg"],
    ["color", "rgb(1,2)"],
    ["color", "rgb(1,2,3,4)"],
    ["color", "rgb(1,2,3%)"],
    ["color", "rgb(1.5,2,3)"],
    ["color", "rgb(1,2,)"],
    ["color", "rgb 1,2,3"],
    ["color", " red"],
    ["color", "__proto__"],
    ["color", "rgb(1,2,3"],
    ["color", "xgb(1,2,3)"],
    ["color", "1,2,3)"],
    ["color", "rgb(1,2)"],
    ["color", "rgb(1,2,3,4)"],
    ["color", "rgb(a,2,3)"],
    ["color", "rgb()"],
  ],
});
