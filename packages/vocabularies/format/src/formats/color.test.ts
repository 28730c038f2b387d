import { formatCases } from "../../test/format-cases.js";
import { color } from "./color.js";

formatCases(
  { color },
  {
    message: 'must be a colour of CSS 2.1, such as "red" or "#ff0000"',
    holds: [
      "red",
      "OrangE",
      "ButtonFace",
      "#abc",
      "#A1b2C3",
      "rgb(1,2,3)",
      "RGB( 1 , -2 ,\t300 )",
      "rgb(1%,.5%,+100%)",
      "rgb(0,0,0)",
      "RGB(10%, 20%, 30%)",
      12,
    ],
    fails: [
      "",
      "rebeccapurple",
      "#ab",
      "#abcd",
      "#abg",
      "rgb(1,2)",
      "rgb(1,2,3,4)",
      "rgb(1,2,3%)",
      "rgb(1.5,2,3)",
      "rgb(1,2,)",
      "rgb 1,2,3",
      " red",
      "__proto__",
      "rgb(1,2,3",
      "xgb(1,2,3)",
      "1,2,3)",
      "rgb(1,2)",
      "rgb(1,2,3,4)",
      "rgb(a,2,3)",
      "rgb()",
    ],
  },
);
