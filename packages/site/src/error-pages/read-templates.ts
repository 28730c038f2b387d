import { contentAssertion, contentMessages } from "@argot/content";
import { type Dialect, messageTemplates, type MessageTemplates, replacePresentKeywords } from "@argot/core";
import { engineMessages } from "@argot/reports";
import * as standard from "@argot/dialects";
import { errorMessages } from "@argot/more-keywords/error-message";
import { openApiFormats } from "@argot/format";
import { openApi30 } from "@argot/openapi";
import { discriminatorAssertion } from "@argot/openapi/keywords";

/** The English templates of all messages, by message id. */
export function readTemplates(): MessageTemplates {
  const dialects = Object.values(standard).filter(
    (each): each is Dialect => typeof each === "object" && "vocabularies" in each && "uri" in each,
  );
  const asserting = [...dialects, openApi30].map((dialect) =>
    replacePresentKeywords(standard.assertFormats(dialect, openApiFormats), [
      ...Object.values(contentAssertion()),
      discriminatorAssertion,
    ]),
  );
  const others = Object.entries({ ...engineMessages, ...contentMessages }).map(
    ([id, template]) => [id, [template]] as const,
  );
  return { ...messageTemplates(...asserting, errorMessages), ...Object.fromEntries(others) };
}
