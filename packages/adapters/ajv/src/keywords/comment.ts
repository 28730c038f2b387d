// oxlint-disable typescript/no-explicit-any -- the types of Ajv, which programs assign
import type { InstanceOptions, Logger } from "../options.js";
import type { KeywordDefinition } from "./keyword-definition.js";

/** `$comment` as a keyword that reports its text whenever its schema is applied, for the option `$comment`. */
export const commentKeyword = (instance: {
  readonly opts: InstanceOptions;
  readonly logger: Logger;
}): KeywordDefinition => ({
  keyword: "$comment",
  // Functions that take the context of a value are called once for it.
  compile: (comment: string, _, it) => (_data, _context) => {
    if (comment === "") return true;
    const report = instance.opts.$comment;
    if (typeof report === "function") report(comment, `${it.errSchemaPath}/$comment`, it.schemaEnv.root.schema);
    else instance.logger.log(comment);
    return true;
  },
});
