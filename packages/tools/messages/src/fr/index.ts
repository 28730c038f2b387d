export { french } from "./french.js";
export type { TranslatedMessage, TranslatedMessages } from "../translation/translated-messages.js";
