export { japanese } from "./japanese.js";
export type { TranslatedMessage, TranslatedMessages } from "../translation/translated-messages.js";
