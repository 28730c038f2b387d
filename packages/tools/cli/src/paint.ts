import { styleText } from "node:util";
import type { Paint } from "@argot/source-text";
import type { Io } from "./io.js";

/** Styles where standard output is a terminal, unless the user wants none: see https://no-color.org. */
export const paintFor = ({ stdout, env }: Pick<Io, "stdout" | "env">): Paint =>
  stdout.isTTY === true && !env["NO_COLOR"]
    ? (style, text) => styleText(style, text, { validateStream: false })
    : (_style, text) => text;
