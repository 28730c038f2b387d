// Many random expressions: a proof bounds the steps of backtracking, and `safe` answers as the JavaScript engine does.
import { randomExpressions } from "./random-expressions.js";

randomExpressions(800);
