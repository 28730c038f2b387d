// Options of `ajv-errors`. Only the code generator of the keyword knows them, so they are read from what it generates.
import type { KeywordDefinition } from "../keywords/keyword-definition.js";

/** Options of `ajv-errors`. */
export interface MessageOptions {
  /** Whether errors that messages replace stay. */
  readonly keepErrors: boolean;
  /** What is between the messages of several keywords, which are one error then. */
  readonly singleError: string | undefined;
}

/** The options that the keyword of a definition was made with. */
export function messageOptions({ code }: KeywordDefinition): MessageOptions {
  // Without messages, code is generated only to remove errors.
  const calls = generated(code, {});
  // With the message of a keyword, the first code after the declaration of a joined message adds the separator.
  const joining = generated(code, { type: "" });
  const added = joining.find(([method]) => method === "code");
  return {
    keepErrors: calls.length > 0 && calls.every(([method]) => method === "if"),
    singleError: added && separatorIn(String(added.at(1))),
  };
}

type Call = readonly [method: string, ...args: unknown[]];

const declaresMessage = ([method, name]: Call): boolean => method === "let" && name === "message";

/** The calls of the generator, up to the first one that adds code, or that reports a message for each keyword. */
function generated(code: KeywordDefinition["code"], schema: object): readonly Call[] {
  const calls: Call[] = [];
  const gen: object = new Proxy(
    {},
    {
      get:
        (_, method: string) =>
        (...args: unknown[]) => {
          calls.push([method, ...args]);
          if (method === "code" || (method === "forIn" && !calls.some(declaresMessage))) throw ended;
          const body = args.at(-1);
          // What is generated for each error is the same with all options.
          if (method !== "forOf" && typeof body === "function") body("key");
          return gen;
        },
    },
  );
  try {
    code?.({ gen, schema, schemaValue: "", data: "", it: { errorPath: { emptyStr: () => true }, errSchemaPath: "" } });
  } catch (error) {
    if (error !== ended) throw error;
  }
  return calls;
}

const ended = new Error("enough is known");

/** The text that an assignment adds. */
function separatorIn(assignment: string): string {
  const text = assignment.slice(assignment.indexOf("+= ") + 3);
  return text.startsWith('"') ? (JSON.parse(text) as string) : text;
}
