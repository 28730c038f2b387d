/**
 * The members that an object has itself, read once. Whoever asks it for a member that was left out is told `undefined`, whatever
 * `Object.prototype` has been made to say.
 */
export const ownProperties = <O extends object>(object: O): O => Object.assign(Object.create(null) as O, object);
