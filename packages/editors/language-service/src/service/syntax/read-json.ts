import { isIdentifier } from "./json5-tokens.js";
import { JsonTokens } from "./json-tokens.js";
import { KeptValues } from "./kept-values.js";
import { OpenValue, SourceValue, type SyntaxType } from "./source-value.js";
import type { DocumentLanguage, ParsedText } from "./syntax-document.js";
import type { Extent, SyntaxName } from "./extent.js";
import { SyntaxNode } from "./syntax-node.js";
import { changeBetween } from "./text-change.js";
import { kind } from "./token-kinds.js";

/** An object or array that is being read. */
interface Open {
  readonly value: OpenValue;
  readonly isObject: boolean;
  readonly outer: Open | undefined;
  /** The number of problems and comments before it. */
  readonly remarks: number;
  /** The name that waits for its value. */
  name: SyntaxName | undefined;
  /** Whether the colon after the name was there. */
  hasColon: boolean;
  /** Whether a comma must come before the next part. */
  needsComma: boolean;
  /** A comma that nothing follows yet. */
  comma: Extent | undefined;
}

/**
 * Reads JSON, JSON with comments or JSON5, as far as possible: every text, at any depth.
 *
 * @param before - An earlier version of the text, whose unchanged parts are reused.
 */
export function readJson(text: string, language: Exclude<DocumentLanguage, "yaml">, before?: ParsedText): ParsedText {
  const tokens = new JsonTokens(text, language, before !== undefined);
  const kept = before?.language === language ? keptValues(before, text) : undefined;
  const root = new JsonReader(text, language, tokens, kept).read();
  return {
    language,
    text,
    documents: [{ root, start: 0, end: text.length }],
    problems: tokens.problems,
    comments: tokens.comments,
  };
}

function keptValues({ documents, text: before }: ParsedText, after: string): KeptValues | undefined {
  const root = documents[0]?.root;
  return root && new KeptValues(root, changeBetween(before, after));
}

/** Makes a tree of tokens, whatever their order. */
class JsonReader {
  readonly #text: string;
  readonly #language: DocumentLanguage;
  readonly #tokens: JsonTokens;
  readonly #kept: KeptValues | undefined;
  #open: Open | undefined;
  /** Number of open objects, and of open arrays. */
  readonly #openCounts = { object: 0, array: 0 };
  #root: SyntaxNode | undefined;

  constructor(text: string, language: DocumentLanguage, tokens: JsonTokens, kept: KeptValues | undefined) {
    this.#text = text;
    this.#language = language;
    this.#tokens = tokens;
    this.#kept = kept;
  }

  read(): SyntaxNode | undefined {
    for (this.#tokens.next(); this.#tokens.kind !== kind.end; this.#tokens.next()) {
      switch (this.#tokens.kind) {
        case kind.openBrace:
        case kind.openBracket:
          this.#begin(this.#tokens.kind === kind.openBrace);
          break;
        case kind.closeBrace:
        case kind.closeBracket:
          this.#close(this.#tokens.kind === kind.closeBrace);
          break;
        case kind.comma:
          this.#readComma();
          break;
        case kind.colon:
          if (this.#open?.name && !this.#open.hasColon) this.#open.hasColon = true;
          else this.#tokens.refuse("A colon is not expected here");
          break;
        default:
          this.#readScalar();
      }
    }
    if (this.#open) this.#tokens.refuse(`Expected ${this.#open.isObject ? "}" : "]"} before the end of the text`);
    while (this.#open) this.#leave(this.#open, this.#text.length);
    if (!this.#root) this.#tokens.refuse("Expected a value");
    return this.#root;
  }

  #begin(isObject: boolean): void {
    const kept = this.#isAtEnd ? undefined : this.#kept?.at(this.#tokens.start);
    if (kept) {
      this.#add(kept.copy());
      this.#tokens.end = this.#tokens.start + kept.length;
      return;
    }
    const source = isObject ? new SourceValue("object", 0, {}) : new SourceValue("array", 0, []);
    const outer = this.#open;
    if (!this.#add(source)) return;
    this.#openCounts[isObject ? "object" : "array"]++;
    this.#open = {
      value: new OpenValue(source, this.#tokens.start, outer?.value),
      isObject,
      outer,
      remarks: this.#remarks,
      name: undefined,
      hasColon: false,
      needsComma: false,
      comma: undefined,
    };
  }

  /** Whether the only value of the text is complete. */
  get #isAtEnd(): boolean {
    return this.#root !== undefined && !this.#open;
  }

  get #remarks(): number {
    return this.#tokens.problems.length + this.#tokens.comments.length;
  }

  #close(isObject: boolean): void {
    // Counted, since searching all open values would take time quadratic in the length of the text.
    let matching = this.#openCounts[isObject ? "object" : "array"] > 0 ? this.#open : undefined;
    while (matching && matching.isObject !== isObject) matching = matching.outer;
    if (!matching) return this.#tokens.refuse("Nothing is open that could be closed here");
    while (this.#open && this.#open !== matching) {
      this.#tokens.refuse(`Expected ${this.#open.isObject ? "}" : "]"}`);
      this.#leave(this.#open, this.#tokens.start);
    }
    this.#leave(matching, this.#tokens.end);
    matching.value.source.isSelfContained = matching.remarks === this.#remarks;
  }

  /** Ends an object or array. */
  #leave(open: Open, end: number): void {
    this.#endMember(open, Math.min(end, this.#tokens.start));
    if (open.comma && this.#language === "json")
      this.#tokens.refuse("Trailing commas are not allowed in JSON", open.comma);
    open.value.source.length = end - open.value.start;
    this.#open = open.outer;
    this.#openCounts[open.isObject ? "object" : "array"]--;
    if (this.#open) this.#open.needsComma = true;
  }

  #readComma(): void {
    const open = this.#open;
    if (!open) return this.#tokens.refuse("A comma is not expected here");
    const hadMember = open.needsComma || open.name !== undefined;
    this.#endMember(open, this.#tokens.start);
    if (!hadMember) this.#tokens.refuse(open.isObject ? "Expected a name" : "Expected a value");
    open.needsComma = false;
    open.comma = { start: this.#tokens.start, end: this.#tokens.end };
  }

  /** Gives a name that still waits for its value an absent value. */
  #endMember(open: Open, end: number): void {
    const { name } = open;
    if (!name) return;
    const at = open.hasColon ? Math.max(name.end, end) : name.end;
    this.#tokens.refuse(open.hasColon ? "Expected a value" : "Expected a colon and a value", {
      start: name.start,
      end: name.end,
    });
    open.value.add(new SourceValue("null", 0, null, true), at, name);
    open.name = undefined;
    open.hasColon = false;
    open.needsComma = true;
  }

  #readScalar(): void {
    const open = this.#open;
    if (open?.isObject && (!open.name || !open.hasColon || this.#isName(open.name))) {
      this.#readName(open);
      return;
    }
    switch (this.#tokens.kind) {
      case kind.string:
        this.#addScalar("string", this.#tokens.value);
        break;
      case kind.number:
        this.#addScalar("number", this.#tokens.value);
        break;
      case kind.true:
      case kind.false:
        this.#addScalar("boolean", this.#tokens.kind === kind.true);
        break;
      case kind.null:
        this.#addScalar("null", null);
        break;
      default:
        this.#tokens.refuse(`Expected a value, found ${shown(this.#text.slice(this.#tokens.start, this.#tokens.end))}`);
        this.#addScalar("string", this.#tokens.slice(this.#tokens.start, this.#tokens.end));
    }
  }

  /** Whether a string where a value belongs is the name of the next member: the value is not written yet. */
  #isName({ end }: SyntaxName): boolean {
    if (this.#tokens.kind !== kind.string) return false;
    return (
      this.#text.slice(end, this.#tokens.start).includes("\n") &&
      /^\s*:/.test(this.#text.slice(this.#tokens.end, this.#tokens.end + 20))
    );
  }

  #readName(open: Open): void {
    this.#endMember(open, this.#tokens.start);
    this.#beginPart(open);
    const text = this.#tokens.slice(this.#tokens.start, this.#tokens.end);
    const isName = this.#tokens.kind === kind.string || (this.#language === "json5" && isIdentifier(text));
    if (!isName) this.#tokens.refuse(`Expected a name in quotes, found ${shown(text)}`);
    const name = typeof this.#tokens.value === "string" ? this.#tokens.value : text;
    if (Object.hasOwn(open.value.source.value as object, name))
      this.#tokens.refuse(`The name ${shown(JSON.stringify(name))} is here twice`);
    open.name = { name, start: this.#tokens.start, end: this.#tokens.end };
  }

  #beginPart(open: Open): void {
    if (open.needsComma) this.#tokens.refuse("Expected a comma");
    open.comma = undefined;
  }

  #addScalar(type: SyntaxType, scalar: unknown): void {
    this.#add(new SourceValue(type, this.#tokens.end - this.#tokens.start, scalar));
  }

  /**
   * Adds a value where the next one belongs. Returns whether it is added: values after the only value of a text are
   * not.
   */
  #add(source: SourceValue): boolean {
    const open = this.#open;
    if (!open) {
      if (this.#isAtEnd) {
        this.#tokens.refuse("Expected the end of the text");
        return false;
      }
      this.#root = new SyntaxNode(source, this.#tokens.start, undefined, 0);
      return true;
    }
    if (open.isObject && !open.name) {
      this.#tokens.refuse("Expected a name");
      // A value without a name is read and dropped.
      open.needsComma = true;
      return true;
    }
    if (open.isObject && !open.hasColon) this.#tokens.refuse("Expected a colon");
    if (!open.isObject) this.#beginPart(open);
    open.value.add(source, this.#tokens.start, open.name);
    open.name = undefined;
    open.hasColon = false;
    open.needsComma = true;
    return true;
  }
}

/** A token as a message shows it. */
const shown = (token: string): string => (token.length > 20 ? `${token.slice(0, 19)}…` : token);
