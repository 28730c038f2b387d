import { Buffer } from "node:buffer";
import { PassThrough, pipeline, Readable, type Transform } from "node:stream";
import { nameOf } from "../reports/file-name.js";
import { Problem } from "../terminal/problem.js";

type Chunks = AsyncGenerator<Uint8Array>;

/**
 * Unpacks bytes packed by gzip or zstd, which the first bytes show; other bytes stay as they are.
 *
 * @throws Problem if the packed bytes are broken.
 */
export async function* unpacked(chunks: Chunks, name: string): Chunks {
  const { head, all } = await withHead(chunks, isUndecided);
  const kind = packingOf(head);
  if (!kind) return yield* all;
  const unpack = kind === "gzip" ? await gunzip() : await unzstd();
  try {
    yield* unpack(all);
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem(`${nameOf(name)} cannot be unpacked (${(error as Error).message})`, `check that it is ${kind}`);
  }
}

/** The bytes that each kind begins with. */
const magic = { gzip: [0x1f, 0x8b], zstd: [0x28, 0xb5, 0x2f, 0xfd] };

export function packingOf(head: Uint8Array): "gzip" | "zstd" | undefined {
  if (magic.gzip.every((byte, i) => head[i] === byte)) return "gzip";
  return magic.zstd.every((byte, i) => head[i] === byte) ? "zstd" : undefined;
}

/** Whether more bytes are needed to recognise one of the kinds. */
const isUndecided = (head: Uint8Array): boolean =>
  Object.values(magic).some((bytes) => head.length < bytes.length && head.every((byte, i) => bytes[i] === byte));

/**
 * The first bytes of a stream, and the stream with them. It reads no more than it must: values are reported as soon as they
 * are read.
 *
 * @param needsMore - Whether these bytes are too few.
 */
export async function withHead(
  chunks: Chunks,
  needsMore: (head: Uint8Array) => boolean,
): Promise<{ head: Uint8Array; all: Chunks }> {
  let head: Uint8Array = new Uint8Array(0);
  while (needsMore(head)) {
    // oxlint-disable-next-line no-await-in-loop -- one chunk after the other
    const { done, value } = await chunks.next();
    if (done) break;
    head = head.length === 0 ? value : Buffer.concat([head, value]);
  }
  const first = head;
  const all = (async function* (): Chunks {
    try {
      if (first.length > 0) yield first;
      yield* chunks;
    } finally {
      // A reader that has enough closes the file.
      await chunks.return(undefined);
    }
  })();
  return { head, all };
}

async function gunzip(): Promise<(chunks: Chunks) => Chunks> {
  const { createGunzip } = await import("node:zlib");
  return (chunks) => through(chunks, createGunzip());
}

async function unzstd(): Promise<(chunks: Chunks) => Chunks> {
  // Node has zstd since 22.15, and reads truncated bytes without an error.
  const { Decompress } = await import("fzstd");
  return async function* (chunks) {
    let parts: Uint8Array[] = [];
    const decompress = new Decompress((part) => parts.push(part));
    for await (const chunk of chunks) {
      decompress.push(chunk);
      yield* parts;
      parts = [];
    }
    decompress.push(new Uint8Array(0), true);
    yield* parts;
  };
}

async function* through(chunks: Chunks, transform: Transform): Chunks {
  const out = new PassThrough();
  // Errors end `out` with them.
  pipeline(Readable.from(chunks, { objectMode: false }), transform, out, () => {});
  for await (const chunk of out) yield chunk as Uint8Array;
}
