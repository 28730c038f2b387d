import { type ContentDescription, matchingRange } from "@argot/openapi";
import type { SchemaPair } from "./api-difference.js";

/** Contents of messages in two versions. */
export interface ContentVersions {
  /** Those of the version whose messages are sent. */
  readonly sent: readonly ContentDescription[];
  /** Those of the version by which they are read. */
  readonly read: readonly ContentDescription[];
  readonly isReadByNew: boolean;
}

/** The schemas of media types that both versions have. A media type may be in several ranges. */
export function* contentSchemas(subject: string, { sent, read, isReadByNew }: ContentVersions): Generator<SchemaPair> {
  for (const [from, to] of pairs(sent, read)) {
    const name = `${subject} (${from.mediaType})`;
    const { schema, itemSchema } = to;
    const pair = { sent: { location: from.location }, read: { location: to.location } };
    if (schema)
      yield { subject: name, sent: { ...pair.sent, schema: from.schema }, read: { ...pair.read, schema }, isReadByNew };
    if (itemSchema)
      yield {
        subject: `an item of ${name}`,
        sent: { ...pair.sent, schema: from.itemSchema },
        read: { ...pair.read, schema: itemSchema },
        isReadByNew,
      };
  }
}

/** The media types of some contents that others do not have. */
export const withoutMatch = (
  contents: readonly ContentDescription[],
  others: readonly ContentDescription[],
): readonly ContentDescription[] => contents.filter(({ mediaType }) => !matching(others, mediaType));

type Pair = readonly [sent: ContentDescription, read: ContentDescription];

function* pairs(sent: readonly ContentDescription[], read: readonly ContentDescription[]): Generator<Pair> {
  const known = new Map<ContentDescription, Set<ContentDescription>>(sent.map((each) => [each, new Set()]));
  for (const each of sent) {
    const other = matching(read, each.mediaType);
    if (other) known.get(each)?.add(other);
  }
  // A range may contain media types that the other version describes by themselves.
  for (const each of read) {
    const other = matching(sent, each.mediaType);
    if (other) known.get(other)?.add(each);
  }
  for (const [from, others] of known) for (const to of others) yield [from, to];
}

function matching(contents: readonly ContentDescription[], mediaType: string): ContentDescription | undefined {
  const range = matchingRange(
    contents.map((each) => each.mediaType),
    mediaType,
  );
  return contents.find((each) => each.mediaType === range);
}
