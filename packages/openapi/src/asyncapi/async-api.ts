import { requireArgument } from "argot";
import { didYouMean } from "@argot/core/json";
import { isObject, type JsonObject } from "@argot/core/keyword";
import { OperationError } from "../api/api.js";
import type { DocumentPart } from "../document/document-set.js";
import type { AsyncDocument } from "./async-document.js";
import { type AsyncMessage, type AsyncMessageContent, type AsyncResult, DescribedMessage } from "./async-message.js";
import { followed } from "./followed.js";

/** A channel of an AsyncAPI document. */
export interface AsyncChannel {
  /** Its name in the document. */
  readonly name: string;
  /** The address; `undefined` if it is only known at run time. */
  readonly address: string | undefined;
  /** Its messages by name. */
  readonly messages: ReadonlyMap<string, AsyncMessage>;
}

/** An operation of an AsyncAPI document. */
export interface AsyncOperation {
  /** Its name in the document. */
  readonly name: string;
  /** Whether the application sends or receives the messages. */
  readonly action: "send" | "receive";
  /** Its channel. */
  readonly channel: AsyncChannel;
  /** Its messages by name: all of its channel, unless it lists some. */
  readonly messages: ReadonlyMap<string, AsyncMessage>;
  /** The messages of the reply by name; none if it has no reply. */
  readonly replies: ReadonlyMap<string, AsyncMessage>;
  /**
   * Checks a message that is one of those of the operation.
   *
   * @throws DocumentError if a schema cannot be used, or has a format that Argot does not read.
   */
  check(message: AsyncMessageContent): AsyncResult;
}

/** An AsyncAPI document that was opened and checked. */
export interface AsyncApi {
  /** The document. */
  readonly document: JsonObject;
  /** The channels by name. */
  readonly channels: ReadonlyMap<string, AsyncChannel>;
  /** The operations by name. */
  readonly operations: ReadonlyMap<string, AsyncOperation>;
  /**
   * A channel by its name.
   *
   * @throws OperationError if there is none.
   */
  channel(name: string): AsyncChannel;
  /**
   * An operation by its name.
   *
   * @throws OperationError if there is none.
   */
  operation(name: string): AsyncOperation;
}

/** The API of an AsyncAPI document. */
export class DescribedAsyncApi implements AsyncApi {
  readonly document: JsonObject;
  readonly channels: ReadonlyMap<string, AsyncChannel>;
  readonly operations: ReadonlyMap<string, AsyncOperation>;

  /** @throws DocumentError if a reference leads nowhere, or an operation has a message that its channel lacks. */
  constructor(document: AsyncDocument) {
    this.document = document.json;
    const root = { document: document.documents.entry, path: [], json: document.json };
    const channelOf = cached((part: DocumentPart, name: string) => describedChannel(document, part, name));
    this.channels = new Map(
      entriesOf(document, root, "channels").map(([name, part]) => [name, channelOf(part, name).channel]),
    );
    this.operations = new Map(
      entriesOf(document, root, "operations").map(([name, part]) => [
        name,
        describedOperation(document, part, name, channelOf),
      ]),
    );
  }

  channel(name: string): AsyncChannel {
    return found(this.channels, name, "channel");
  }

  operation(name: string): AsyncOperation {
    return found(this.operations, name, "operation");
  }
}

/** A channel, and its messages with their names by the objects that describe them: operations refer to these. */
interface KnownChannel {
  readonly channel: AsyncChannel;
  readonly entries: ReadonlyMap<unknown, readonly [name: string, message: AsyncMessage]>;
}

type ChannelOf = (part: DocumentPart, name: string) => KnownChannel;

/** Channels by their locations: operations refer to channels of the document. */
function cached(make: ChannelOf): ChannelOf {
  const known = new Map<unknown, KnownChannel>();
  return (part, name) => {
    const channel = known.get(part.json) ?? make(part, name);
    known.set(part.json, channel);
    return channel;
  };
}

function describedChannel(document: AsyncDocument, part: DocumentPart, name: string): KnownChannel {
  const { address } = part.json as JsonObject;
  const messages = entriesOf(document, part, "messages").map(
    ([each, message]) => [each, new DescribedMessage(each, message, document)] as const,
  );
  return {
    channel: { name, address: typeof address === "string" ? address : undefined, messages: new Map(messages) },
    // If two names lead to one message, the first name is kept.
    entries: new Map(messages.toReversed().map((entry) => [entry[1].description, entry])),
  };
}

function describedOperation(
  document: AsyncDocument,
  part: DocumentPart,
  name: string,
  channelOf: ChannelOf,
): AsyncOperation {
  const json = part.json as JsonObject;
  const own = messagesOf(document, part, channelOf);
  const reply = memberOf(document, part, "reply");
  const replies =
    reply && memberOf(document, reply, "channel")
      ? messagesOf(document, reply, channelOf).messages
      : new Map<string, AsyncMessage>();
  return {
    name,
    action: json["action"] as AsyncOperation["action"],
    ...own,
    replies,
    check: (message) => checkAny([...own.messages.values()], message),
  };
}

/** The channel of an operation or reply, and its messages there. */
function messagesOf(
  document: AsyncDocument,
  owner: DocumentPart,
  channelOf: ChannelOf,
): Pick<AsyncOperation, "channel" | "messages"> {
  const { documents } = document;
  const part = memberOf(document, owner, "channel") as DocumentPart;
  const { channel, entries } = channelOf(part, part.path.at(-1) ?? "");
  const { messages: listed } = owner.json as JsonObject;
  if (!Array.isArray(listed)) return { channel, messages: channel.messages };
  const messages = (listed as JsonObject[]).map((json, i): readonly [string, AsyncMessage] => {
    const at = { ...owner, path: [...owner.path, "messages", String(i)], json };
    const message = followed(document, at);
    const entry = entries.get(message.json);
    if (entry) return entry;
    throw documents.error("unresolvable-reference", at, `the channel "${channel.name}" has no such message`);
  });
  return { channel, messages: new Map(messages) };
}

/** Checks a message that is one of several. */
function checkAny(messages: readonly AsyncMessage[], message: AsyncMessageContent): AsyncResult {
  const results = messages.map((each) => each.check(message));
  const [only] = results;
  if (only && results.length === 1) return only;
  if (results.some(({ valid }) => valid)) return { valid: true, issues: [] };
  const names = messages.map(({ name }) => name).join(", ");
  const reason = names === "" ? "there is no message that may be sent here" : `must be one of the messages ${names}`;
  return { valid: false, issues: [{ in: "payload", pointer: "", message: reason }] };
}

/** The member of an object, its reference followed. */
function memberOf(document: AsyncDocument, owner: DocumentPart, name: string): DocumentPart | undefined {
  const json = (owner.json as JsonObject)[name];
  return isObject(json) ? followed(document, { ...owner, path: [...owner.path, name], json }) : undefined;
}

/** The objects that a member has by name, references followed. */
function entriesOf(
  document: AsyncDocument,
  owner: DocumentPart,
  member: string,
): readonly (readonly [string, DocumentPart])[] {
  const outer = memberOf(document, owner, member);
  return Object.keys(outer?.json ?? {}).flatMap((name) => {
    const part = outer && !name.startsWith("x-") ? memberOf(document, outer, name) : undefined;
    return part ? [[name, part] as const] : [];
  });
}

function found<A>(map: ReadonlyMap<string, A>, name: string, kind: string): A {
  requireArgument(typeof name === "string", kind, `the name of a ${kind}, a string`, name);
  const value = map.get(name);
  if (value !== undefined) return value;
  throw new OperationError(`there is no ${kind} ${JSON.stringify(name)}${didYouMean(name, map.keys()) ?? ""}`);
}
