import type { LintRule } from "../rule.js";

/** Names of anchors that every dialect with anchors takes (2019-09, section 8.2.3). */
const portableAnchor = /^[A-Za-z][-A-Za-z0-9._]*$/;

/** Characters of URIs (RFC 3986, appendix A). All others are for IRIs, which programs write in several ways. */
const uriCharacters = /^[\w.~:/?#[\]@!$&'()*+,;=%-]*$/;

/** Reports identifiers and anchors that not every program reads, or reads in the same way. */
export const unportableIdentifier: LintRule = {
  code: "unportable-identifier",
  description: "Not every program reads an identifier in the same way",
  severity: "warn",
  fixable: false,
  *check({ document }) {
    for (const { keywords } of document.schemas)
      for (const { identity, pointer } of keywords) {
        if (!identity) continue;
        const { id, anchor, dynamicAnchor } = identity;
        const problem =
          (id === undefined ? undefined : problemOfId(id)) ??
          [anchor, dynamicAnchor].flatMap((each) => (each ? (problemOfAnchor(each) ?? []) : []))[0];
        if (problem !== undefined) yield { pointer, part: "value", message: problem };
      }
  },
};

function problemOfId(id: string): string | undefined {
  if (/^file:/i.test(id)) return "names a file of one machine; a URI that is not a location is the same everywhere";
  if (!uriCharacters.test(id)) return "has characters that no URI has; write them percent-encoded";
  if (isUpperCase(id))
    return "has capital letters where case does not count; programs that compare texts need small ones";
  return undefined;
}

/** Whether the scheme or the host has capital letters, which mean the same as small ones (RFC 3986, section 6.2.2.1). */
function isUpperCase(id: string): boolean {
  const [start = ""] = /^[a-z]+:\/\/[^/?#]*/i.exec(id) ?? [];
  return start !== start.toLowerCase();
}

const problemOfAnchor = (anchor: string): string | undefined =>
  portableAnchor.test(anchor)
    ? undefined
    : "is no portable anchor: a letter, then letters, digits, hyphens, underscores and dots";
