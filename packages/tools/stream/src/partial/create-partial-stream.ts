import { requireArgument } from "argot";
import type { PartialText } from "./partial-text.js";
import type { PartialValidator } from "./create-partial-validator.js";

/**
 * A step of a pipeline of Web streams.
 *
 * @typeParam Value - The type of valid values.
 */
export interface PartialStream<Value = unknown> {
  /** Takes the pieces of one text. */
  readonly writable: WritableStream<string | Uint8Array>;
  /** Gives the text after each piece, and after the end. It is one object, which changes. */
  readonly readable: ReadableStream<PartialText<Value>>;
}

/**
 * Makes a Web stream that reads one text: `source.pipeThrough(createPartialStream(validator))`. Cancel it to read no more, such as
 * when the text is invalid.
 *
 * @throws DefinitionError if the validator is none.
 */
export function createPartialStream<Value>(validator: PartialValidator<Value>): PartialStream<Value> {
  requireArgument(typeof validator === "function", "createPartialStream", "a partial validator", validator);
  const text = validator();
  return new TransformStream<string | Uint8Array, PartialText<Value>>({
    transform(piece, controller) {
      text.write(piece);
      controller.enqueue(text);
    },
    flush(controller) {
      text.end();
      controller.enqueue(text);
    },
  });
}
