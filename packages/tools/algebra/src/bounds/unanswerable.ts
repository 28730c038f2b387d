/** Why a question has no answer, where what is asked is the reason. */
export class Unanswerable extends Error {}
