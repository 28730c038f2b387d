export { german } from "./german.js";
export type { TranslatedMessage, TranslatedMessages } from "../translation/translated-messages.js";
