const [lineFeed, quote, backslash, colon, dot, zero, nine] = [0x0a, 0x22, 0x5c, 0x3a, 0x2e, 0x30, 0x39];
/** The white space of JSON within a line. Other control characters are text, which is not JSON. */
const [tab, carriageReturn, space] = [0x09, 0x0d, 0x20];
const [smallE, largeE] = [0x65, 0x45];

/** Number of digits up to which every integer is exact as a JavaScript number. */
const safeDigits = 15;

/**
 * Scans the bytes of JSON texts once, to find the few texts that need exact integers or a search for duplicate names.
 * One object serves many texts, because there are millions of lines. It assumes that the texts are JSON.
 */
export class JsonScanner {
  readonly #bytes: Uint8Array;
  /** The offset of the first byte of the text. */
  start = 0;
  /** The offset after the last byte of the text: that of its line feed, or the length. */
  end = -1;
  /** Number of property names. */
  names = 0;
  /** Whether a number may be an integer that a JavaScript number would round. */
  hasLongNumber = false;
  /** Whether there is more than the white space of JSON. */
  hasText = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** Scans all bytes as one text. */
  whole(): this {
    this.#scan(0, this.#bytes.length);
    return this;
  }

  /** Scans the next line. Returns whether there is one. */
  nextLine(): boolean {
    const from = this.end + 1;
    if (from >= this.#bytes.length) return false;
    const end = this.#bytes.indexOf(lineFeed, from);
    this.#scan(from, end === -1 ? this.#bytes.length : end);
    return true;
  }

  #scan(start: number, end: number): void {
    const bytes = this.#bytes;
    let names = 0;
    let hasLongNumber = false;
    let at = start;
    while (at < end && isSpace(bytes[at] as number)) at += 1;
    this.hasText = at < end;
    while (at < end) {
      const byte = bytes[at++] as number;
      if (byte === quote) {
        while (at < end) {
          const inside = bytes[at++] as number;
          if (inside === quote) break;
          if (inside === backslash) at += 1;
        }
      } else if (byte === colon) {
        names += 1;
      } else if (isDigit(byte)) {
        const first = at - 1;
        while (at < end && isDigit(bytes[at] as number)) at += 1;
        if (at - first > safeDigits) hasLongNumber = true;
        if (bytes[at] === dot) at += 1;
        // A fraction may have any digits.
        while (at < end && isDigit(bytes[at] as number)) at += 1;
        // A number with an exponent may be an integer, such as `1e20`.
        if (bytes[at] === smallE || bytes[at] === largeE) hasLongNumber = true;
      }
    }
    this.start = start;
    this.end = end;
    this.names = names;
    this.hasLongNumber = hasLongNumber;
  }
}

const isDigit = (byte: number): boolean => byte >= zero && byte <= nine;

const isSpace = (byte: number): boolean =>
  byte === space || byte === tab || byte === carriageReturn || byte === lineFeed;

/**
 * Whether an object in a text has a name twice, so that the value has fewer property names than the text. Values may
 * have any depth.
 *
 * @param names - Number of property names in the text.
 */
export function hasDuplicateNames(value: unknown, names: number): boolean {
  let missing = names < 2 ? 0 : names;
  // Objects come first: once all names are found, arrays without objects, such as coordinates, need no look.
  const pending: Pending = { objects: [], arrays: [] };
  addPending(value, pending);
  while (missing > 0) {
    const object = pending.objects.pop();
    const array = object ? undefined : pending.arrays.pop();
    if (object) {
      // Other members are inherited from `Object.prototype`, which other code may have changed.
      for (const name in object) {
        if (!Object.hasOwn(object, name)) continue;
        missing -= 1;
        addPending(object[name], pending);
      }
    } else if (array) {
      for (let i = 0; i < array.length; i++) addPending(array[i], pending);
    } else {
      return true;
    }
  }
  return false;
}

/** The objects and arrays of a value that are still to be searched. */
interface Pending {
  readonly objects: Record<string, unknown>[];
  readonly arrays: unknown[][];
}

function addPending(value: unknown, { objects, arrays }: Pending): void {
  if (typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) arrays.push(value);
  else objects.push(value as Record<string, unknown>);
}
