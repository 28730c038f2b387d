import { styleText } from "node:util";
import type { Paint } from "@argot/source-text/text";
import type { Io } from "./io.js";

/** Returns text without styles. */
export const plain: Paint = (_style, text) => text;

/** Styles text for a terminal. */
export const painter: Paint = (style, text) => styleText(style, text, { validateStream: false });

/**
 * Styles text if standard output is a terminal and `NO_COLOR` is not set: see https://no-color.org. `FORCE_COLOR` decides if it is
 * set: 0 and `false` mean no styles.
 */
export function paintFor({ stdout, env }: Pick<Io, "stdout" | "env">): Paint {
  const { FORCE_COLOR: forced, NO_COLOR: refused } = env;
  const isStyled = forced ? !["0", "false"].includes(forced) : stdout.isTTY === true && !refused;
  return isStyled ? painter : plain;
}
