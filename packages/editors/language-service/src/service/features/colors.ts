import type { Color, ColorInformation, ColorPresentation, Range } from "vscode-languageserver-types";
import { nodeAt } from "../syntax/syntax-node.js";
import { type DocumentContext, usableIn } from "./context.js";

/** The colours in a document: strings that are colours by their schemas, in the form `#rgb`, `#rgba`, `#rrggbb` or `#rrggbbaa`. */
export function colorsIn(context: DocumentContext): ColorInformation[] {
  const { part, document } = context;
  const finder = usableIn(context)?.colors;
  const { root } = part;
  if (!root || !finder?.mayAnnotate) return [];
  const pointers = new Set(finder.validate(root.value).annotations.map(({ instanceLocation }) => instanceLocation));
  return [...pointers].flatMap((pointer) => {
    const node = nodeAt(root, pointer);
    const color = node && colorOf(node.value);
    return color ? [{ color, range: document.rangeOf(node) }] : [];
  });
}

/** How a colour is written in place of another one. */
export function colorPresentations(
  { red, green, blue, alpha }: Color,
  range: Range,
  isQuoted: boolean,
): ColorPresentation[] {
  const digits = [red, green, blue, ...(alpha === 1 ? [] : [alpha])]
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("");
  const label = `#${digits}`;
  // In YAML a comment would begin.
  return [{ label, textEdit: { range, newText: isQuoted ? JSON.stringify(label) : `'${label}'` } }];
}

function colorOf(value: unknown): Color | undefined {
  const [, short, long] =
    (typeof value === "string" && /^#(?:([\da-f]{3,4})|([\da-f]{6}|[\da-f]{8}))$/i.exec(value)) || [];
  const digits = short === undefined ? (long?.match(/../g) ?? []) : Array.from(short, (each) => each + each);
  const [red, green, blue, alpha = 1] = digits.map((each) => parseInt(each, 16) / 255);
  return red === undefined || green === undefined || blue === undefined ? undefined : { red, green, blue, alpha };
}
