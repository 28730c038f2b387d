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
  const { messages, options } = context;
  const replaced = new ReplacedErrors(errors, context);
  if (isObject(messages)) {
    const { properties, items, _: __, ...byKeyword } = messages;
    replaced.byKeyword(byKeyword);
    for (const [i, text] of Object.entries(Array.isArray(items) ? items : [])) replaced.ofPart(i, text);
    for (const [name, text] of Object.entries(isObject(properties) ? properties : {})) replaced.ofPart(name, text);
  }
  const whole = isObject(messages) ? messages["_"] : messages;
  if (typeof whole === "string") replaced.ofSchema(whole);
  return options?.keepErrors ? replaced.errors : replaced.errors.filter((error) => !error.emUsed);
}

/** Errors of a schema, some of which were replaced by messages. */
class ReplacedErrors {
  readonly errors: UsedError[];
  readonly #context: MessageContext;

  constructor(errors: readonly ErrorObject[], context: MessageContext) {
    this.errors = [...errors];
    this.#context = context;
  }

  /** Applies the messages of keywords: texts, and texts by property. */
  byKeyword(messages: Readonly<Record<string, unknown>>): void {
    const entries = Object.entries(messages);
    const texts = entries.filter(([, message]) => !isObject(message));
    const { singleError } = this.#context.options ?? {};
    if (singleError !== undefined && texts.length > 0) this.#replaceByOne(texts, singleError);
    else for (const [keyword, text] of texts) this.#replace(this.#ofKeyword(keyword), text);
    for (const [keyword, message] of entries)
      for (const [property, text] of Object.entries(isObject(message) ? message : {})) {
        const param = propertyParams[keyword] ?? "";
        this.#replace(
          this.#ofKeyword(keyword).filter(({ params }) => params[param] === property),
          text,
        );
      }
  }

  /** Applies the message of a property or item. */
  ofPart(part: string, text: unknown): void {
    const path = appendToken(this.#context.instancePath, part);
    this.#replace(
      this.#free().filter((error) => isWithin(error.instancePath, path)),
      text,
      path,
    );
  }

  /** Applies the message of the whole schema. */
  ofSchema(text: string): void {
    const { instancePath, schemaPath } = this.#context;
    const isOf = (error: UsedError): boolean =>
      isWithin(error.instancePath, instancePath) && error.schemaPath.startsWith(`${schemaPath}/`);
    this.#replace(this.#free().filter(isOf), text);
  }

  #free(): UsedError[] {
    return this.errors.filter((error) => error.keyword !== "errorMessage" && !error.emUsed);
  }

  #ofKeyword(keyword: string): UsedError[] {
    const { instancePath, schemaPath } = this.#context;
    const path = `${schemaPath}/${keyword}`;
    return this.#free().filter((error) => error.instancePath === instancePath && error.schemaPath === path);
  }

  /** Replaces the errors of several keywords by one, also if there are none of them, as `ajv-errors` does. */
  #replaceByOne(texts: readonly (readonly [keyword: string, text: unknown])[], separator: string): void {
    const found = texts.map(([keyword, text]) => ({ errors: this.#ofKeyword(keyword), text }));
    const failed = found.filter(({ errors }) => errors.length > 0);
    const message = failed.map(({ text }) => text).join(separator);
    this.#add(
      failed.flatMap(({ errors }) => errors),
      message,
    );
  }

  #replace(errors: readonly UsedError[], text: unknown, path?: string): void {
    if (errors.length > 0) this.#add(errors, text, path);
  }

  #add(errors: readonly UsedError[], text: unknown, path: string = this.#context.instancePath): void {
    for (const error of errors) error.emUsed = true;
    this.errors.push({ ...this.#context.make({ errors }, filled(String(text), this.#context)), instancePath: path });
  }
}

const isWithin = (path: string, outer: string): boolean => path === outer || path.startsWith(`${outer}/`);

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
