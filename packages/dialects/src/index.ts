export { draft201909, draft201909Annotated } from "./2019-09.js";
export { draft202012, formatAssertionVocabulary } from "./2020-12.js";
export { draft03 } from "./draft-03.js";
export { draft04 } from "./draft-04.js";
export { draft06 } from "./draft-06.js";
export { draft07 } from "./draft-07.js";
export {
  annotateFormats,
  assertFormats,
  draft03Formats,
  draft04Formats,
  draft06Formats,
  draft07Formats,
  draft201909Formats,
} from "./formats.js";
export type {
  ContentData,
  CountData,
  LimitData,
  ListData,
  ListDifferenceData,
  MatchingData,
  MissingBecauseData,
  MissingData,
  NameData,
  StandardMessageData,
  TextData,
  TypeData,
} from "./message-data.js";
export { v1, v1Lenient, v1Strict } from "./v1.js";
