export { chinese } from "./chinese.js";
export type { TranslatedMessage, TranslatedMessages } from "../translation/translated-messages.js";
