import type { ExplanationText } from "../explanation.js";

/** The messages of keywords that authors of schemas write. */
export const custom: Readonly<Record<string, ExplanationText>> = {
  custom: {
    meaning:
      "A keyword fails, and the author of the schema wrote what to say then. The message id is that of the keyword with #custom.",
    cause:
      'The schema has the keyword "errorMessage" of `@argot/more-keywords/error-message`, with a text for the keyword.',
    correction: "Do what the message says. The causes beneath the issue are the messages of Argot.",
    example: {
      program: `import { draft202012 } from "@argot/dialects";
import { withErrorMessages } from "@argot/more-keywords/error-message";
import { createArgot } from "argot";

const isUser = createArgot({ dialects: [withErrorMessages(draft202012)] }).compile({
  required: ["name"],
  errorMessage: { required: { name: "Tell us your name." } },
});
export default isUser.validate({}).errors;`,
    },
  },
};

/** The message of a whole schema. */
export const errorMessage: Readonly<Record<string, ExplanationText>> = {
  errorMessage: {
    meaning: "The value is invalid, and the author of the schema wrote what to say then.",
    cause: 'The schema has the keyword "errorMessage" of `@argot/more-keywords/error-message`.',
    correction: "Do what the message says. The causes beneath the issue are the messages of Argot.",
    example: {
      program: `import { draft202012 } from "@argot/dialects";
import { withErrorMessages } from "@argot/more-keywords/error-message";
import { createArgot } from "argot";

const isAge = createArgot({ dialects: [withErrorMessages(draft202012)] }).compile({
  type: "integer",
  minimum: 18,
  errorMessage: "must be your age, and you must be of age",
});
export default isAge.validate(17).errors;`,
    },
  },
};
