import { ownProperties, refuseUnknownOptions } from "@argot/core";
import { completeTextOptions, type TextOptions } from "../texts/text-options.js";
import type { Route } from "../texts/text-result.js";
import type { ValueValidator } from "../texts/text-validator.js";
import type { ByteSource } from "./byte-source.js";
import { lineRecord } from "./line-record.js";
import type { Counts } from "./line-result.js";
import { type ByteSink, openSink, type Sink } from "./sink.js";
import { lineResults, type LineWorkers } from "./validate-lines.js";

/** The destinations of lines. The lines of an omitted route are only counted. */
export interface Routes {
  /** Gets the valid lines, byte by byte as they are. */
  readonly valid?: ByteSink | undefined;
  /** Gets a line of JSON for each invalid line: `{"line": number, "errors": [...], "value": the line as it is}`. */
  readonly invalid?: ByteSink | undefined;
  /**
   * Gets a line of JSON for each line without a verdict: `{"line": number, "code": string, "reason": string, "text": string}`, with
   * `"base64"` instead of `"text"` if it is not UTF-8, and neither if it is too large.
   */
  readonly broken?: ByteSink | undefined;
}

/** Options for {@link routeLines}. */
export interface RouteOptions extends TextOptions {
  /** Called with the counts so far, at least every 1,000 lines. */
  readonly onProgress?: ((counts: Counts) => void) | undefined;
}

const routeNames: readonly Route[] = ["valid", "invalid", "broken"];

/**
 * Validates the lines of NDJSON and writes them to streams, in their order. It reads no faster than the slowest stream
 * accepts lines, and ends the streams at the end.
 *
 * @param source - The bytes: a Web stream, a Node stream, or an async iterable.
 * @param validator - A validator of `compile`, a function of a module with `errors`, or worker threads.
 * @returns The counts. If the source or a stream fails, the other streams are aborted, and the promise is rejected with
 *   the error.
 * @throws DefinitionError if a route or an option is not known, or has a value that it cannot have; and if a chunk is no bytes.
 */
export async function routeLines(
  source: ByteSource,
  validator: ValueValidator | LineWorkers,
  routes: Routes,
  options: RouteOptions = {},
): Promise<Counts> {
  refuseUnknownOptions("routeLines", routes, routeNames);
  const complete = completeTextOptions("routeLines", options, ["onProgress"]);
  const { onProgress } = ownProperties(options);
  const sinks = new Map<Route, Sink>();
  for (const route of routeNames) {
    const stream = Object.hasOwn(routes, route) ? routes[route] : undefined;
    if (stream) sinks.set(route, openSink(stream, route));
  }
  const counts = { valid: 0, invalid: 0, broken: 0, bytes: 0 };
  try {
    for await (const part of lineResults(source, validator, complete)) {
      const written: Record<Route, Uint8Array[]> = { valid: [], invalid: [], broken: [] };
      for (const result of part) {
        counts[result.route] += 1;
        counts.bytes += result.bytes?.length ?? 0;
        if (sinks.has(result.route)) written[result.route].push(...lineRecord(result));
      }
      await Promise.all(Array.from(sinks, ([route, sink]) => writeAll(sink, written[route])));
      onProgress?.({ ...counts });
    }
    await Promise.all(Array.from(sinks.values(), (sink) => sink.end()));
  } catch (error) {
    await Promise.all(Array.from(sinks.values(), (sink) => sink.abort(error)));
    throw error;
  }
  return counts;
}

async function writeAll(sink: Sink, pieces: readonly Uint8Array[]): Promise<void> {
  if (pieces.length > 0) await sink.write(joined(pieces));
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
}
