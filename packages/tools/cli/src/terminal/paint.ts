import { styleText } from "node:util";
import type { Paint } from "@argot/source-text/text";
import type { Io } from "./io.js";

/** Returns text without styles. */
export const plain: Paint = (_style, text) => text;

/** Styles text for a terminal. */
export const painter: Paint = (style, text) => styleText(style, text, { validateStream: false });

/** Styles text if standard output is a terminal and `NO_COLOR` is not set: see https://no-color.org. */
export const paintFor = ({ stdout, env }: Pick<Io, "stdout" | "env">): Paint =>
  stdout.isTTY === true && !env["NO_COLOR"] ? painter : plain;
