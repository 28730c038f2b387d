/** Why a question has no answer, where the schema or a pattern is the reason. */
export class Unanswerable extends Error {}
