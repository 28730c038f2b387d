/**
 * A copy of an object with its own enumerable properties and no prototype. A missing property is `undefined`, even if
 * `Object.prototype` has a property with its name.
 */
export const ownProperties = /* @__NO_SIDE_EFFECTS__ */ <O extends object>(object: O): O =>
  Object.assign(Object.create(null) as O, object);
