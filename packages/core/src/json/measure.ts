/**
 * The length of a string in Unicode code points (RFC 8259 counts characters, not UTF-16 units). A lone surrogate counts
 * as one.
 */
export function countCharacters(text: string): number {
  let count = text.length;
  for (let i = 0; i < text.length - 1; i++) {
    if ((text.charCodeAt(i) & 0xfc00) === 0xd800 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) count--;
  }
  return count;
}

/** The number of own enumerable properties. A property that is `undefined` is absent. */
export function countProperties(object: Readonly<Record<string, unknown>>): number {
  let count = 0;
  for (const name in object) if (isOwn.call(object, name) && object[name] !== undefined) count++;
  return count;
}

/** Whether an object has an own property of this name. A property that is `undefined` is absent. */
export const hasProperty = (object: Readonly<Record<string, unknown>>, name: string): boolean =>
  isOwn.call(object, name) && object[name] !== undefined;

// Read once, so that no value can replace it. JavaScript engines optimise this call in a `for…in`, but not Object.hasOwn.
const isOwn: (this: object, name: string) => boolean = Object.prototype.hasOwnProperty;
