// Replaces errors by messages of the schema's author, as `ajv-errors` does.
import { appendToken, tokensOf } from "@argot/core/json";
import { isObject } from "@argot/core/keyword";
import { memberAt } from "../schemas/member-at.js";
import type { ErrorObject } from "./error-object.js";
import type { MessageOptions } from "./message-options.js";

/** An error that a message replaces. */
type UsedError = ErrorObject & { emUsed?: true };

/** The schema whose messages are applied. */
interface MessageContext {
  /** The value of the keyword. */
  readonly messages: unknown;
  readonly options: MessageOptions | undefined;
  readonly schemaPath: string;
  readonly instancePath: string;
  readonly rootData: unknown;
  /** Makes an error of the keyword. */
  make(params: object, message: string): ErrorObject;
}

/** By keyword, the member of `params` that names a property. */
const propertyParams: Readonly<Record<string, string>> = {
  required: "missingProperty",
  dependencies: "property",
  dependentRequired: "property",
};

/** The errors, with messages in place of those that they replace. */
export function withMessages(errors: readonly ErrorObject[], context: MessageContext): ErrorObject[] {
  const { messages, options, instancePath, schemaPath } = context;
  const all: UsedError[] = [...errors];
  const free = (error: UsedError): boolean => error.keyword !== "errorMessage" && !error.emUsed;
  const add = (matching: readonly UsedError[], message: unknown, at = instancePath): void => {
    if (matching.length > 0) replace(matching, message, at);
  };
  const replace = (matching: readonly UsedError[], message: unknown, at = instancePath): void => {
    for (const error of matching) error.emUsed = true;
    all.push({ ...context.make({ errors: matching }, filled(String(message), context)), instancePath: at });
  };
  if (isObject(messages)) {
    const { properties, items, _: __, ...byKeyword } = messages;
    const ofKeyword = (keyword: string): UsedError[] =>
      all.filter(
        (error) =>
          free(error) && error.instancePath === instancePath && error.schemaPath === `${schemaPath}/${keyword}`,
      );
    const plain = Object.entries(byKeyword).filter(([, message]) => !isObject(message));
    if (options?.singleError !== undefined && plain.length > 0) {
      const matching = plain.map(([keyword, message]) => [ofKeyword(keyword), message] as const);
      const failed = matching.filter(([found]) => found.length > 0);
      const joined = failed.map(([, message]) => message).join(options.singleError);
      replace(
        failed.flatMap(([found]) => found),
        joined,
      );
    } else for (const [keyword, message] of plain) add(ofKeyword(keyword), message);
    for (const [keyword, message] of Object.entries(byKeyword)) {
      if (!isObject(message)) continue;
      for (const [property, text] of Object.entries(message))
        add(
          ofKeyword(keyword).filter(({ params }) => params[propertyParams[keyword] ?? ""] === property),
          text,
        );
    }
    const children = [
      ...Object.entries(Array.isArray(items) ? items : []),
      ...Object.entries(isObject(properties) ? properties : {}),
    ];
    for (const [child, text] of children) {
      const path = appendToken(instancePath, child);
      add(
        all.filter(
          (error) => free(error) && (error.instancePath === path || error.instancePath.startsWith(`${path}/`)),
        ),
        text,
        path,
      );
    }
  }
  const whole = isObject(messages) ? messages["_"] : messages;
  if (typeof whole === "string") {
    const isWithin = (error: UsedError): boolean =>
      (error.instancePath === instancePath || error.instancePath.startsWith(`${instancePath}/`)) &&
      error.schemaPath.startsWith(`${schemaPath}/`);
    add(
      all.filter((error) => free(error) && isWithin(error)),
      whole,
    );
  }
  return options?.keepErrors ? all : all.filter((error) => !error.emUsed);
}

/** A message with values of the instance, by JSON Pointers and relative ones. */
const filled = (message: string, { instancePath, rootData }: MessageContext): string =>
  message.replace(/\$\{([^}]+)\}/g, (_, pointer: string) => {
    const [, up, rest = ""] = /^(\d+)(#|\/.*)?$/.exec(pointer) ?? [];
    if (up === undefined) return JSON.stringify(memberAt(rootData, pointer));
    const tokens = tokensOf(instancePath) ?? [];
    if (rest === "#") return JSON.stringify(tokens.toReversed().at(Number(up)));
    const outer = tokens.slice(0, tokens.length - Number(up)).reduce(appendToken, "");
    return JSON.stringify(memberAt(rootData, outer + rest));
  });
