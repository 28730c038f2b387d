export { spanish } from "./spanish.js";
export type { TranslatedMessage, TranslatedMessages } from "../translation/translated-messages.js";
