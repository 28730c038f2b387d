/**
 * The length of a string in Unicode code points (RFC 8259 counts characters, not UTF-16 units). A lone surrogate counts
 * as one.
 */
export function countCharacters(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) length--;
  }
  return length;
}

/** The number of properties; one that is `undefined` is absent. */
export function countProperties(object: Readonly<Record<string, unknown>>): number {
  let size = 0;
  for (const name in object) if (isOwn.call(object, name) && object[name] !== undefined) size++;
  return size;
}

/** Whether an object has a property of this name; one that is `undefined` is absent. */
export const hasProperty = (object: Readonly<Record<string, unknown>>, name: string): boolean =>
  isOwn.call(object, name) && object[name] !== undefined;

// Held here, so that no value can replace it. Engines see through this call in a `for…in`, and not through Object.hasOwn.
const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;
