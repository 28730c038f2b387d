const keyword = "https://json-schema.org/keyword/";

/**
 * The messages of Argot in German, by message id, for `localise`. Like the English ones they are the end of a sentence about
 * the value.
 */
export const german: Readonly<Record<string, string>> = {
  [`${keyword}false`]: "darf nicht vorhanden sein",

  [`${keyword}type#one`]: "muss vom Typ {value:text} sein, ist aber vom Typ {actual:text}",
  [`${keyword}type#several`]: "muss von einem der Typen {value:text} sein, ist aber vom Typ {actual:text}",
  [`${keyword}enum#some`]: "muss einer der Werte {value} sein, ist aber {actual:json}",
  [`${keyword}enum#none`]: "ist {actual:json}, erlaubt ist aber gar kein Wert",
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
  [`${keyword}pattern`]: "muss dem Muster {value:text} entsprechen, ist aber {actual}",

  [`${keyword}minItems`]: "muss mindestens {value} {value:Element|Elemente} haben, hat aber {actual}",
  [`${keyword}maxItems`]: "darf höchstens {value} {value:Element|Elemente} haben, hat aber {actual}",
  [`${keyword}uniqueItems`]: "darf keine Elemente haben, die einander gleich sind",
  ...contains("contains"),
  ...contains("draft-06/contains"),

  [`${keyword}minProperties`]: "muss mindestens {value} {value:Eigenschaft|Eigenschaften} haben, hat aber {actual}",
  [`${keyword}maxProperties`]: "darf höchstens {value} {value:Eigenschaft|Eigenschaften} haben, hat aber {actual}",
  [`${keyword}required`]: "muss alle verlangten Eigenschaften haben, es fehlt aber {missing}",
  [`${keyword}draft-04/required`]: "muss alle verlangten Eigenschaften haben, es fehlt aber {missing}",
  [`${keyword}dependentRequired`]: "muss wegen {present} auch {missing} haben",
  [`${keyword}dependencies#names`]: "muss wegen {present} auch {missing} haben",
  [`${keyword}dependencies#mixed`]: "muss alles haben, wovon seine Eigenschaften abhängen",
  [`${keyword}propertyNames#some`]: "darf nur Eigenschaften haben, deren Namen {value} entsprechen",
  [`${keyword}propertyNames#none`]: "darf keine Eigenschaften haben",

  [`${keyword}anyOf`]: "muss wenigstens einer der Alternativen entsprechen, entspricht aber keiner",
  [`${keyword}oneOf`]: "muss genau einer der Alternativen entsprechen, entspricht aber {actual} von ihnen",
  [`${keyword}not#some`]: "darf {value} nicht entsprechen",
  [`${keyword}not#all`]: "darf nicht vorhanden sein",
};

function contains(name: string): Record<string, string> {
  return {
    [`${keyword}${name}#one`]: "muss ein passendes Element enthalten",
    [`${keyword}${name}#atLeast`]:
      "muss mindestens {min} {min:passendes Element|passende Elemente} enthalten, enthält aber {actual}",
    [`${keyword}${name}#atMost`]:
      "darf höchstens {max} {max:passendes Element|passende Elemente} enthalten, enthält aber {actual}",
    [`${keyword}${name}#between`]: "muss {min} bis {max} passende Elemente enthalten, enthält aber {actual}",
    [`${keyword}${name}#exactly`]:
      "muss genau {min} {min:passendes Element|passende Elemente} enthalten, enthält aber {actual}",
  };
}
