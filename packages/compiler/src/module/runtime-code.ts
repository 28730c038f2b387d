import { legible, quote } from "../code/quote.js";
import { type Declaration, declarations, runtimeVersion, type RuntimeText, type Section } from "./runtime-text.js";

/** Stands for declarations that no value of the schemas of a module leads to. */
export const notNeeded = "notNeeded";

/**
 * The declarations of core that a module needs, as text. Each has only what is for the labels, or for messages that the others
 * mention.
 *
 * @param names - The declarations that the module refers to.
 * @param labels - `op:` with each op of its plans, and `part:` with each part that these need.
 */
export function runtimeCode(names: Iterable<string>, labels: Iterable<string>): readonly string[] {
  const needed = new Set([...names, ...labels]);
  const isAbsent = ({ part }: Declaration): boolean => part !== null && !needed.has(`part:${part}`);
  const isIn = (section: Section): boolean => section.for.some((label) => needed.has(label));
  const addFrom = (needs: readonly string[], text: RuntimeText): void => {
    for (const each of needs) needed.add(each);
    for (const each of text) if (typeof each !== "string" && isIn(each)) addFrom(each.needs, each.text);
  };
  // A message may be mentioned after the table of messages has been added.
  for (let size = 0; size < needed.size;) {
    size = needed.size;
    // The iteration visits elements that are added during it.
    for (const name of needed) {
      const declaration = byName.get(name);
      if (!declaration) continue;
      if (isAbsent(declaration)) needed.add(notNeeded);
      else addFrom(declaration.needs, declaration.text);
    }
  }
  const textOf = (text: RuntimeText): string =>
    text.map((each) => (typeof each === "string" ? each : isIn(each) ? textOf(each.text) : each.otherwise)).join("");
  return declarations.flatMap((each) => {
    if (!needed.has(each.name)) return [];
    return isAbsent(each) ? `const ${each.name}=${notNeeded};` : textOf(each.text);
  });
}

/**
 * The same declarations, imported. An import by name would end the program with a `SyntaxError` if another version had no such
 * export; so the version is checked first.
 *
 * @param specifier - The module that exports them.
 */
export function sharedRuntime(specifier: string, names: Iterable<string>): readonly string[] {
  return [
    `import * as $r from ${legible(specifier)};`,
    `$r.checkRuntime(${quote(runtimeVersion)});`,
    ...[...new Set(names)].toSorted().map((name) => `const ${name} = $r.${name};`),
  ];
}

const byName: ReadonlyMap<string, Declaration> = new Map(declarations.map((each) => [each.name, each]));
