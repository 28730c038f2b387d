import type { ArgotService } from "@argot/web-editors/codemirror";
import type { TextDocument } from "@argot/language-service";
import type { EngineInput, LanguageMethod } from "../worker/protocol.js";
import type { Purpose } from "./engine-client.js";
import type { Engines } from "./engines.js";

/** The language service in the worker, with the methods that an editor uses. What is abandoned finds nothing. */
export function languageClient(engines: Engines, currentInput: () => EngineInput): ArgotService {
  const call = async <Found>(
    purpose: Purpose,
    document: TextDocument,
    method: LanguageMethod,
    argument: unknown,
    nothing: Found,
  ): Promise<Found> => {
    const { uri, languageId } = document;
    const text = document.getText();
    const input = currentInput();
    try {
      const found = await engines.for(input).request(purpose, "language", {
        input,
        document: { uri, languageId, text },
        method,
        argument,
      });
      return (found as Found | undefined) ?? nothing;
    } catch {
      // The result of the validation says what is wrong with the engine.
      return nothing;
    }
  };
  return {
    doValidation: (document) => call(`lint ${document.uri}`, document, "doValidation", undefined, []),
    doComplete: (document, position) =>
      call("complete", document, "doComplete", position, { isIncomplete: false, items: [] }),
    doHover: (document, position) => call("hover", document, "doHover", position, null),
    doCodeActions: (document, diagnostics) => call(`fix ${document.uri}`, document, "doCodeActions", diagnostics, []),
  };
}
