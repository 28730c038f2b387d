/** What text can look like. The names are those of `util.styleText` of Node. */
export type Style = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Gives text a style, by control sequences of a terminal or by tags. */
export type Paint = (style: Style, text: string) => string;

/** Leaves text as it is. */
export const plain: Paint = (_style, text) => text;
