/** The style of a text. The names are those of `util.styleText` of Node. */
export type Style = "bold" | "dim" | "red" | "green" | "yellow" | "cyan";

/** Styles text, by control sequences of a terminal or by tags. */
export type Paint = (style: Style, text: string) => string;

/** Returns text unchanged. */
export const plain: Paint = (_style, text) => text;
