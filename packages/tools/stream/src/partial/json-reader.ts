import type { Position } from "@argot/source-text/text";

/** What a reader of JSON reports, as soon as it is read. */
export interface JsonEvents {
  /** Whether it matters which characters the string or name has that is being read. */
  readonly wantsUnits: boolean;
  /** An array or object begins. */
  open(kind: "array" | "object"): void;
  /** An array or object ends. */
  close(): void;
  /** A comma: an item or a name must follow. */
  comma(): void;
  /** The quote of a name. */
  beginName(): void;
  /** A name ends. Returns `false` if the object has it already. */
  endName(name: string): boolean;
  /** The quote of a string. */
  beginString(): void;
  /** A UTF-16 code unit of a string or name, if it matters. */
  unit(code: number): void;
  /** A string ends. */
  endString(text: string): void;
  /** What is read of a number. */
  digits(text: string): void;
  /** A number ends. */
  endNumber(text: string): void;
  /** The first character of a literal. */
  beginLiteral(value: boolean | null): void;
  /** A literal ends. */
  endLiteral(): void;
}

/** Why a text is not JSON. */
export interface JsonProblem {
  /** What kind of problem it is. */
  readonly code: "syntax" | "duplicate-name" | "long-number";
  /** Continues a sentence about the text: `is not JSON: …`. */
  readonly reason: string;
}

type State =
  | "value"
  | "value-or-end"
  | "name"
  | "name-or-end"
  | "colon"
  | "comma-or-end"
  | "string"
  | "number"
  | "literal"
  | "end";

const [quote, backslash, lineFeed, carriageReturn, tab, space] = [0x22, 0x5c, 0x0a, 0x0d, 0x09, 0x20];

/** Number of characters of a number that are reported before it ends: a longer one is decided then. */
const maxReportedDigits = 40;

/** Reads JSON in pieces. Each character is looked at once. */
export class JsonReader {
  readonly #events: JsonEvents;
  #state: State = "value";
  /** For each array and object that is open, whether it is an object. */
  readonly #objects: boolean[] = [];
  #isName = false;
  #text = "";
  /** What is read of an escape sequence, from the backslash on. */
  #escape = "";
  #literal = "";
  /** Number of characters read so far. */
  #offset = 0;
  /** The line of the next character, counted from 1. */
  #line = 1;
  /** The offset at which that line starts. */
  #lineStart = 0;
  #isAfterReturn = false;
  /** Whether what is reported follows from a character that is not read yet: the one after a number. */
  #looksAhead = false;

  constructor(events: JsonEvents) {
    this.#events = events;
  }

  /** The position of the character that is read next. */
  get nextPosition(): Position {
    return this.#positionOf(this.#offset);
  }

  /** The position of the character because of which something is reported. */
  get position(): Position {
    return this.#positionOf(this.#looksAhead ? this.#offset : Math.max(0, this.#offset - 1));
  }

  /** What is read of the string that is open; `undefined` if none is. */
  get openText(): string | undefined {
    return this.#state === "string" ? this.#text : undefined;
  }

  /**
   * Reads a piece.
   *
   * @returns Why the text is not JSON. The next character is then the first one that cannot be.
   */
  read(piece: string): JsonProblem | undefined {
    const start = this.#offset;
    for (let i = 0; i < piece.length; i = this.#offset - start) {
      const problem = this.#state === "string" ? this.#readString(piece, i) : this.#readCharacter(piece, i);
      if (problem) return problem;
    }
    return undefined;
  }

  /** The text ends. */
  end(): JsonProblem | undefined {
    if (this.#state === "number") {
      const problem = this.#endNumber("the end of the text");
      if (problem) return problem;
    }
    return this.#state === "end" ? undefined : this.#unexpected(expectedIn[this.#state], "the end of the text");
  }

  #readString(piece: string, start: number): JsonProblem | undefined {
    const { wantsUnits } = this.#events;
    let i = start;
    if (this.#escape !== "") return this.#readEscape(piece.charAt(i));
    for (; i < piece.length; i++) {
      const code = piece.charCodeAt(i);
      if (code === quote || code === backslash || code < space) break;
      if (!wantsUnits) continue;
      this.#offset++;
      this.#text += piece.charAt(i);
      this.#events.unit(code);
      if (!this.#events.wantsUnits) return undefined;
    }
    if (!wantsUnits) {
      this.#text += piece.slice(start, i);
      this.#offset += i - start;
    }
    if (i === piece.length) return undefined;
    const code = piece.charCodeAt(i);
    if (code < space) return this.#unexpected("a character of a string", controlText(code));
    this.#offset++;
    if (code === backslash) {
      this.#escape = "\\";
      return undefined;
    }
    const text = this.#text;
    this.#text = "";
    if (!this.#isName) {
      this.#endValue();
      this.#events.endString(text);
      return undefined;
    }
    this.#state = "colon";
    return this.#events.endName(text)
      ? undefined
      : { code: "duplicate-name", reason: `has the name ${JSON.stringify(text)} twice in an object` };
  }

  #readEscape(character: string): JsonProblem | undefined {
    const isLong = this.#escape.length > 1;
    const isAllowed = isLong ? /[\dA-Fa-f]/.test(character) : /["\\/bfnrtu]/.test(character);
    if (!isAllowed) return this.#unexpected("an escape sequence", JSON.stringify(character));
    this.#offset++;
    this.#escape += character;
    if (character === "u" && !isLong) return undefined;
    if (isLong && this.#escape.length < "\\uABCD".length) return undefined;
    const text = JSON.parse(`"${this.#escape}"`) as string;
    this.#escape = "";
    this.#text += text;
    if (this.#events.wantsUnits) this.#events.unit(text.charCodeAt(0));
    return undefined;
  }

  #readCharacter(piece: string, i: number): JsonProblem | undefined {
    const character = piece.charAt(i);
    if (this.#state === "number") {
      if (/[\d.eE+-]/.test(character)) return this.#readDigit(character);
      const problem = this.#endNumber(JSON.stringify(character));
      if (problem) return problem;
    }
    if (this.#state === "literal") return this.#readLiteral(character);
    const code = piece.charCodeAt(i);
    if (code === space || code === lineFeed || code === carriageReturn || code === tab) {
      this.#readSpace(code);
      return undefined;
    }
    return this.#readToken(character);
  }

  #readSpace(code: number): void {
    this.#offset++;
    if (code === lineFeed && this.#isAfterReturn) this.#lineStart = this.#offset;
    else if (code === lineFeed || code === carriageReturn) {
      this.#line++;
      this.#lineStart = this.#offset;
    }
    this.#isAfterReturn = code === carriageReturn;
  }

  #readToken(character: string): JsonProblem | undefined {
    this.#isAfterReturn = false;
    const state = this.#state;
    if (character === '"' && (state === "name" || state === "name-or-end")) return this.#beginString(true);
    if (state === "value" || state === "value-or-end") {
      if (character !== "]" || state === "value") return this.#beginValue(character);
      return this.#close();
    }
    if (state === "colon" && character === ":") return this.#go("value");
    if (character === "}" && (state === "name-or-end" || (state === "comma-or-end" && this.#objects.at(-1))))
      return this.#close();
    if (character === "]" && state === "comma-or-end" && this.#objects.at(-1) === false) return this.#close();
    if (character === "," && state === "comma-or-end") {
      this.#go(this.#objects.at(-1) ? "name" : "value");
      this.#events.comma();
      return undefined;
    }
    const expected = state === "comma-or-end" ? `a comma or ${this.#objects.at(-1) ? "}" : "]"}` : expectedIn[state];
    return this.#unexpected(expected, JSON.stringify(character));
  }

  #beginValue(character: string): JsonProblem | undefined {
    if (character === '"') return this.#beginString(false);
    if (character === "[" || character === "{") {
      const isObject = character === "{";
      this.#objects.push(isObject);
      this.#go(isObject ? "name-or-end" : "value-or-end");
      this.#events.open(isObject ? "object" : "array");
      return undefined;
    }
    const literal = literals.find((each) => each.startsWith(character));
    if (literal) {
      this.#go("literal");
      this.#literal = literal.slice(1);
      this.#events.beginLiteral(JSON.parse(literal) as boolean | null);
      return undefined;
    }
    if (!/[-\d]/.test(character)) return this.#unexpected(expectedIn[this.#state], JSON.stringify(character));
    this.#state = "number";
    return this.#readDigit(character);
  }

  #beginString(isName: boolean): undefined {
    this.#isName = isName;
    this.#go("string");
    if (isName) this.#events.beginName();
    else this.#events.beginString();
  }

  #readDigit(character: string): JsonProblem | undefined {
    const text = this.#text + character;
    // A long numeral is checked when it ends. Else each digit would take as long as all before it.
    if (text.length <= maxReportedDigits && !numeralStart.test(text))
      return this.#unexpected("a number", JSON.stringify(text));
    this.#offset++;
    this.#text = text;
    if (text.length <= maxReportedDigits) this.#events.digits(text);
    return undefined;
  }

  #endNumber(next: string): JsonProblem | undefined {
    const text = this.#text;
    if (!numeral.test(text)) return this.#unexpected("a digit", next);
    this.#text = "";
    this.#endValue();
    this.#looksAhead = true;
    try {
      this.#events.endNumber(text);
    } catch (error) {
      if (error instanceof RangeError) return { code: "long-number", reason: error.message };
      throw error;
    }
    this.#looksAhead = false;
    return undefined;
  }

  #readLiteral(character: string): JsonProblem | undefined {
    if (!this.#literal.startsWith(character)) return this.#unexpected("true, false or null", JSON.stringify(character));
    this.#offset++;
    this.#literal = this.#literal.slice(1);
    if (this.#literal !== "") return undefined;
    this.#endValue();
    this.#events.endLiteral();
    return undefined;
  }

  #close(): undefined {
    this.#offset++;
    this.#objects.pop();
    this.#endValue();
    this.#events.close();
  }

  #endValue(): void {
    this.#state = this.#objects.length === 0 ? "end" : "comma-or-end";
  }

  #go(state: State): undefined {
    this.#offset++;
    this.#state = state;
  }

  #positionOf(offset: number): Position {
    return { line: this.#line, column: offset - this.#lineStart + 1, offset };
  }

  #unexpected(expected: string, found: string): JsonProblem {
    return { code: "syntax", reason: `is not JSON: expected ${expected}, found ${found}` };
  }
}

const literals = ["true", "false", "null"] as const;
const numeral = /^-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?$/;
/** What a numeral can begin with. */
const numeralStart = /^-?(?:(?:0|[1-9]\d*)(?:\.\d*)?(?:(?<=\d)[eE][+-]?\d*)?)?$/;

const expectedIn: Readonly<Record<State, string>> = {
  value: "a value",
  "value-or-end": "a value or ]",
  name: "a name in double quotes",
  "name-or-end": "a name in double quotes or }",
  colon: "a colon",
  "comma-or-end": "a comma or the end of an array or object",
  string: "the end of a string",
  number: "a digit",
  literal: "true, false or null",
  end: "the end of the text",
};

const controlText = (code: number): string => JSON.stringify(String.fromCharCode(code));
