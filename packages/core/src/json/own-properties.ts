/**
 * A copy of an object with its own enumerable properties and no prototype. A missing property is `undefined`, even if
 * somebody added it to `Object.prototype`.
 */
export const ownProperties = <O extends object>(object: O): O => Object.assign(Object.create(null) as O, object);
