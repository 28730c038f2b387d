import { english } from "./english.generated.js";

const keyword = "https://json-schema.org/keyword/";
/** The prefix of the messages of the engine itself. */
const own = "argot:message/";

/**
 * The texts by message id. Like an English message, each is the end of a sentence about the value. Of several, each translates the
 * English template at its index.
 */
const texts: Readonly<Record<string, string | readonly string[]>> = {
  [`${keyword}false`]: "darf nicht vorhanden sein",

  [`${keyword}type#one`]: "muss vom Typ {value:text} sein, ist aber {actual:text}",
  [`${keyword}type#several`]: "muss von einem der Typen {value:text} sein, ist aber {actual:text}",
  [`${keyword}draft-03/type#none`]: "ist nicht erlaubt: die Liste der erlaubten Typen ist leer",
  [`${keyword}draft-03/type#one`]: "muss vom Typ {value:text} sein, ist aber {actual:text}",
  [`${keyword}draft-03/type#several`]: "muss von einem der Typen {value:text} sein, ist aber {actual:text}",
  [`${keyword}draft-03/type#union`]: "muss einem von {value:text} entsprechen",
  [`${keyword}disallow#one`]: "darf nicht vom Typ {value:text} sein",
  [`${keyword}disallow#several`]: "darf keinem von {value:text} entsprechen",
  [`${keyword}enum#none`]: "ist nicht erlaubt: die Liste der erlaubten Werte ist leer",
  [`${keyword}enum#one`]: "muss {value} sein, ist aber {actual:json}",
  [`${keyword}enum#several`]: "muss einer der Werte {value} sein, ist aber {actual:json}",
  [`${keyword}enum#oneWithParts`]: "muss {value} sein, {difference:message}",
  [`${keyword}enum#severalWithParts`]: "muss einer der Werte {value} sein, {difference:message}",
  [`${keyword}const#parts`]: "muss {value:json} sein, {difference:message}",
  [`${keyword}const`]: "muss {value:json} sein, ist aber {actual:json}",

  [`${keyword}minimum`]: "muss mindestens {value} sein, ist aber {actual}",
  [`${keyword}maximum`]: "darf höchstens {value} sein, ist aber {actual}",
  [`${keyword}exclusiveMinimum`]: "muss größer als {value} sein, ist aber {actual}",
  [`${keyword}exclusiveMaximum`]: "muss kleiner als {value} sein, ist aber {actual}",
  [`${keyword}draft-04/minimum#inclusive`]: "muss mindestens {value} sein, ist aber {actual}",
  [`${keyword}draft-04/minimum#exclusive`]: "muss größer als {value} sein, ist aber {actual}",
  [`${keyword}draft-04/maximum#inclusive`]: "darf höchstens {value} sein, ist aber {actual}",
  [`${keyword}draft-04/maximum#exclusive`]: "muss kleiner als {value} sein, ist aber {actual}",
  [`${keyword}multipleOf`]: "muss ein Vielfaches von {value} sein, ist aber {actual}",

  [`${keyword}minLength`]: "muss mindestens {value} Zeichen haben, hat aber {actual}",
  [`${keyword}maxLength`]: "darf höchstens {value} Zeichen haben, hat aber {actual}",
  [`${keyword}pattern`]: "muss dem Muster {value:regex} entsprechen, ist aber {actual}",

  [`${keyword}minItems`]: "muss mindestens {value} {value:Element|Elemente} haben, hat aber {actual}",
  [`${keyword}maxItems`]: "darf höchstens {value} {value:Element|Elemente} haben, hat aber {actual}",
  [`${keyword}uniqueItems`]: "darf kein Element mehrfach haben, die Elemente {equal: und } sind aber gleich",
  ...contains("contains"),
  ...contains("draft-06/contains"),

  [`${keyword}minProperties`]: "muss mindestens {value} {value:Eigenschaft|Eigenschaften} haben, hat aber {actual}",
  [`${keyword}maxProperties`]: "darf höchstens {value} {value:Eigenschaft|Eigenschaften} haben, hat aber {actual}",
  [`${keyword}required`]: "muss die {missing:Eigenschaft|Eigenschaften} {missing} haben",
  [`${keyword}draft-04/required`]: "muss die {missing:Eigenschaft|Eigenschaften} {missing} haben",
  [`${keyword}draft-03/properties#missing`]: "muss die {missing:Eigenschaft|Eigenschaften} {missing} haben",
  [`${keyword}dependentRequired`]: "muss wegen {present} auch {missing} haben",
  [`${keyword}dependencies#names`]: "muss wegen {present} auch {missing} haben",
  [`${keyword}draft-03/dependencies#names`]: "muss wegen {present} auch {missing} haben",
  [`${keyword}propertyNames#some`]: "darf nur erlaubte Namen von Eigenschaften haben, hat aber {names}",
  [`${keyword}propertyNames#none`]: "darf keine Eigenschaften haben, hat aber {names}",

  [`${keyword}anyOf`]: "muss wenigstens einer der Alternativen entsprechen, entspricht aber keiner",
  [`${keyword}oneOf`]: "muss genau einer der Alternativen entsprechen, entspricht aber {actual} von ihnen",
  [`${own}default`]: "muss {keyword} erfüllen",
  [`${own}type`]: "muss vom Typ {expected:text} sein, ist aber {actual:text}",
  [`${own}missing`]: "fehlt",
  [`${own}missing-value`]: "muss {value:|einer der Werte }{value} sein, fehlt aber",
  [`${own}missing-one`]:
    "muss {missing:die Eigenschaft|eine der Eigenschaften} {missing} haben{missing:|, hat aber keine davon}",
  [`${own}missing-constant`]: "muss die Eigenschaft {missing} mit einem der Werte {value} haben",
  [`${own}missing-item`]: "muss an Position {position} ein Element mit einem der Werte {value} haben",
  [`${own}either`]: "{first:whole}, oder {second:whole}",
  [`${own}too-many`]:
    "darf höchstens {max} der Alternativen entsprechen, entspricht aber den Alternativen {positions: und }",
  [`${own}more-than-one`]:
    "muss genau einer der Alternativen entsprechen, entspricht aber den Alternativen {positions: und }",
  [`${own}one-property`]: "darf nur eine der Eigenschaften {present} haben, hat aber alle",
  [`${own}not-type`]: "darf nicht vom Typ {expected:text} sein",
  [`${own}not-value`]: "darf nicht {actual:json} sein",
  [`${own}not-values`]: "darf keiner der Werte {value} sein, ist aber {actual:json}",
  [`${own}not-pattern`]: "darf dem Muster {pattern:regex} nicht entsprechen, ist aber {actual:json}",
  [`${own}not-property`]: "darf {present} nicht haben",
  [`${own}not-properties`]: "darf nicht alle Eigenschaften {present} zugleich haben",
  [`${own}not-member`]: "darf {property} nicht mit dem Wert {actual:json} haben",
  [`${own}not-here`]: "ist hier nicht erlaubt",
  [`${own}nothing-allowed`]: "ist nicht erlaubt: das Schema lässt keinen Wert zu",
  [`${own}unknown-property`]: "ist keine bekannte Eigenschaft",
  [`${own}extra-item`]: "ist zu viel: höchstens {max} {max:Element ist|Elemente sind} erlaubt",
  [`${own}items-type`]:
    "muss mindestens {min} {min:Element|Elemente} vom Typ {expected:text} enthalten, {matching:message}",
  [`${own}items-value`]: "muss {value} enthalten",
  [`${own}items-values`]: "muss mindestens {min} der Werte {value} enthalten, {matching:message}",
  [`${own}items-pattern`]:
    "muss mindestens {min} {min:Element|Elemente} nach dem Muster {pattern:regex} enthalten, {matching:message}",
  [`${own}items-property`]: "muss mindestens {min} {min:Objekt|Objekte} mit {missing} enthalten, {matching:message}",
  [`${own}items-member`]:
    "muss mindestens {min} {min:Objekt|Objekte} mit {property} gleich {value} enthalten, {matching:message}",
  [`${own}not-named`]: "darf keine Eigenschaft mit dem Namen {property} haben",
  [`${own}misnamed`]: "{message:whole}; {found:ist|sind} {found} {found:ein Tippfehler|Tippfehler}?",
  [`${own}types`]: "muss von einem der Typen {expected:text} sein, ist aber {actual:text}",
  [`${own}values`]: "muss {value:|einer der Werte }{value} sein, ist aber {actual:json}",
  [`${own}values-differ`]: "muss {value:|einer der Werte }{value} sein, {difference:message}",
  [`${own}is`]: "ist aber {actual:json}",
  [`${own}differs`]: "hat aber {actual:json} statt {expected:json}",
  [`${own}differs-missing`]: "hat aber nicht {missing}",
  [`${own}differs-extra`]: "hat aber auch {present}",
  [`${own}differs-length`]: "hat aber {actual} {actual:Element|Elemente} statt {expected}",
  [`${own}differs-at`]: "{difference:message} bei {at:whole}",
  [`${own}differs-more`]: "{difference:message}, und {more} {more:weiteren Unterschied|weitere Unterschiede}",
  [`${own}contains-none`]: "enthält aber keines",
  [`${own}contains`]: "enthält aber {actual} ({items:Element|Elemente} {items: und })",
  [`${own}closest`]: "ist am nächsten an {closest:json}, {difference:message}",
  [`${own}undecodable`]: "er kann nicht dekodiert werden",
  [`${own}too-deep`]: "er ist in {deepest} {deepest:anderen Inhalt|anderen Inhalten}, der höchsten Zahl",
  [`${own}types-or-values`]:
    "muss vom Typ {expected:text} oder {value:|einer der Werte }{value} sein, ist aber {actual:json}",
  [`${keyword}not#some`]: 'darf dem Schema unter "not" nicht entsprechen',
  [`${keyword}not#all`]: "ist nicht erlaubt",

  // These contain other messages.
  [`${own}because`]: "{message:whole}, weil {because} den Wert {becauseIs:json} hat",
  [`${own}because-present`]: "{message:whole}, weil {becausePresent} vorhanden ist",
  [`${own}because-missing`]: "{message:whole}, weil {becauseMissing} fehlt",
  [`${own}because-holds`]: "{message:whole}, weil {condition} erfüllt ist",
  [`${own}because-fails`]: "{message:whole}, weil {condition} nicht erfüllt ist",
  [`${own}only-case`]: "{message:whole}; nur Groß- und Kleinschreibung sind anders",
  [`${own}only-type`]: "{message:whole}; nur der Typ ist anders",
  [`${own}did-you-mean`]: "{message:whole}; war {suggestion} gemeint?",
  [`${own}name`]: "hat eine Eigenschaft namens {name}, und dieser Name {message:whole}",
  [`${own}name-shown`]: "hat eine Eigenschaft, und ihr Name {message:whole}",
  [`${own}nearest`]: "{nearest:whole} ({message:whole})",
  [`${own}in-full`]: "{inFull:whole}",

  [`${keyword}contentEncoding`]: "muss in {value} geschrieben sein: {problem:message}",
  [`${keyword}contentMediaType`]: "muss {value} enthalten: {problem:message}",
  ...content({
    alphabet: "das Zeichen {character} an Position {position} ist nicht erlaubt",
    "padding-missing": "die Auffüllung {padding} an Position {position} fehlt",
    "padding-wrong": "die Auffüllung an Position {position} ist falsch",
    "character-missing": "an Position {position} fehlt ein Zeichen",
    "left-over": "das Zeichen an Position {position} hat Bits, die 0 sein müssen",
    "line-end": "das Zeilenende an Position {position} ist nicht CR LF",
    "white-space": "vor dem Zeilenende steht Leerraum, an Position {position}",
    "line-length": "eine Zeile hat mehr als {max} Zeichen, an Position {position}",
    "soft-end": 'auf das "=" an Position {position} folgt keine Zeile',
    octet: 'auf das "=" an Position {position} folgen keine zwei hexadezimalen Ziffern',
    nul: "an Position {position} steht ein NUL",
    malformed: "{reason:text}",
    "too-large": "seine Größe ist {size}, und erlaubt ist {max}",
    lenient: '{problem:message}; die Option "lenient" akzeptiert das',
  }),

  ...formats({
    "date-time": 'muss ein Zeitpunkt sein, den es gibt, mit Zeitzone, etwa "2024-02-29T13:45:00Z"',
    date: 'muss ein Datum sein, das es gibt, etwa "2024-02-29"',
    // In draft-03 it is another format.
    time: [
      'muss eine Uhrzeit sein, die es gibt, mit Zeitzone, etwa "13:45:00Z" oder "13:45:00+01:00"',
      'muss eine Uhrzeit sein, etwa "13:45:00"',
    ],
    duration:
      'muss eine Dauer sein, etwa "P3DT12H30M", von großen zu kleinen Einheiten und ohne eine dazwischen auszulassen',
    "utc-millisec": "muss eine Anzahl von Millisekunden seit 1970 sein",
    email: 'muss eine E-Mail-Adresse sein, etwa "ada@example.com"',
    "idn-email": 'muss eine E-Mail-Adresse sein, etwa "ada@example.com" oder "ada@例え.jp"',
    hostname: 'muss ein Hostname sein, etwa "www.example.com"',
    "host-name": 'muss ein Hostname sein, etwa "www.example.com"',
    "idn-hostname": 'muss ein Hostname sein, etwa "www.example.com" oder "例え.jp"',
    ipv4: 'muss eine IPv4-Adresse sein, etwa "192.0.2.1"',
    "ip-address": 'muss eine IPv4-Adresse sein, etwa "192.0.2.1"',
    ipv6: 'muss eine IPv6-Adresse sein, etwa "2001:db8::1"',
    uri: 'muss ein URI mit Schema sein, etwa "https://example.com/a"',
    "uri-reference": 'muss ein URI oder eine relative Referenz sein, etwa "/a?b#c"',
    "uri-template": "muss eine URI-Vorlage sein, mit den Namen von Variablen in geschweiften Klammern (RFC 6570)",
    iri: 'muss ein IRI mit Schema sein, etwa "https://example.com/ä"',
    "iri-reference": 'muss ein IRI oder eine relative Referenz sein, etwa "/ä?b#c"',
    uuid: 'muss eine UUID sein, etwa "2eb8aa08-aa98-11ea-b4aa-73b441d16380"',
    "json-pointer":
      'muss ein JSON Pointer sein, etwa "/items/0": leer oder mit "/" am Anfang, und mit "~" nur in "~0" und "~1"',
    "relative-json-pointer":
      'muss ein Relative JSON Pointer sein, etwa "1/name" oder "0#": eine Zahl, dann "#" oder ein JSON Pointer',
    regex: "muss ein regulärer Ausdruck nach ECMA-262 sein",
    color: 'muss eine Farbe nach CSS 2.1 sein, etwa "red" oder "#ff0000"',
    style: 'muss aus Deklarationen nach CSS 2.1 bestehen, etwa "color: red; background: #fff"',
    phone: 'muss eine Telefonnummer sein, etwa "+44 20 7946 0123"',
    int32: "muss eine ganze Zahl von 32 Bit sein, von -2^31 bis 2^31 - 1",
    int64: "muss eine ganze Zahl von 64 Bit sein, von -2^63 bis 2^63 - 1",
    float: "muss eine Zahl sein, die in einfache Genauigkeit passt, bis etwa 3,4e38",
    double: "muss eine Zahl sein, die in doppelte Genauigkeit passt, bis etwa 1,8e308",
    byte: "muss in base64 geschrieben sein",
    binary: "muss aus Binärdaten bestehen",
    password: "muss ein Passwort sein",
  }),
};

/** A German message, and the English templates that it translates. */
export interface GermanMessage {
  /** The English templates. Another keyword with the same id keeps its own words. */
  readonly of: readonly string[];
  /** The German template. */
  readonly text: string;
}

/** The messages of Argot in German, by message id, for `localise`. */
export const german: Readonly<Record<string, GermanMessage | readonly GermanMessage[]>> = Object.fromEntries(
  Object.entries(texts).map(([id, text]) => {
    const of = english[id] ?? [];
    if (typeof text === "string") return [id, { of, text }];
    return [id, text.map((each, i) => ({ of: of.slice(i, i + 1), text: each }))];
  }),
);

/** The message of a format with the value that was found. */
function ended(message: string): string {
  return `${message}, ist aber {actual}`;
}

/** The messages of formats. Each ends with the value that was found. */
function formats(messages: Record<string, string | string[]>): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [
      `${keyword}format#${name}`,
      typeof message === "string" ? ended(message) : message.map(ended),
    ]),
  );
}

/** Problems of content. */
function content(messages: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [`argot:content/${name}`, message]));
}

function contains(name: string): Record<string, string> {
  return {
    [`${keyword}${name}#one`]: "muss ein passendes Element enthalten",
    [`${keyword}${name}#atLeast`]:
      "muss mindestens {min} {min:passendes Element|passende Elemente} enthalten, {matching:message}",
    [`${keyword}${name}#atMost`]:
      "darf höchstens {max} {max:passendes Element|passende Elemente} enthalten, {matching:message}",
    [`${keyword}${name}#between`]: "muss {min} bis {max} passende Elemente enthalten, {matching:message}",
    [`${keyword}${name}#exactly`]:
      "muss genau {min} {min:passendes Element|passende Elemente} enthalten, {matching:message}",
  };
}
