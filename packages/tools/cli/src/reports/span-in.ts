import { type SourceText, type Span, spanOfIssue } from "@argot/source-text/text";

/**
 * The span of a finding about a part of a document: the name of the part, or its value.
 *
 * @param issue - The issue of the part, if it is one of validation.
 */
export function spanIn(
  source: SourceText,
  pointer: string,
  part: "name" | "value",
  issue?: Parameters<typeof spanOfIssue>[1],
): Span {
  const position = source.positionOf(pointer);
  // A finding about the whole document is marked at its beginning.
  if (pointer === "" && !issue && position) {
    const { offset } = position.value.start;
    return source.spanOf({ start: offset, end: Math.min(offset + 1, source.text.length) });
  }
  return (part === "name" ? position?.key : undefined) ?? spanOfIssue(source, { ...issue, instanceLocation: pointer });
}
