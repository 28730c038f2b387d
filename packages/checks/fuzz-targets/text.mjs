// Texts of any bytes: each language gives a value, or an error whose place is in the text.
import { parseSource, SourceError } from "@argot/source-text";

export const fuzz = (data) => {
  const text = data.toString();
  for (const language of ["json", "jsonc", "yaml"]) {
    try {
      parseSource(text, { language }).positionOf("");
    } catch (error) {
      if (!(error instanceof SourceError)) throw error;
      const { start, end } = error.span;
      const isInside = start.offset >= 0 && start.offset <= end.offset && end.offset <= text.length;
      if (!isInside)
        throw new Error(`${language}: ${start.offset} to ${end.offset} is outside of the text`, { cause: error });
    }
  }
};
