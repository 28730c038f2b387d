import { Buffer } from "node:buffer";
import { PassThrough, Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createArgot, DefinitionError } from "argot";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createTextValidator } from "../texts/text-validator.js";
import type { LineResult } from "./line-result.js";
import { createLineStream } from "./line-stream.js";
import { routeLines, type RouteOptions, type Routes } from "./route-lines.js";
import { validateLines } from "./validate-lines.js";

const validator = createArgot().compile({ properties: { a: { type: "string" } } });

async function* chunks(...texts: readonly (string | Uint8Array)[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text as string);
}

/** A stream of Node that keeps what is written. */
class Kept extends Writable {
  text = "";
  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.text += Buffer.from(chunk).toString("latin1");
    setImmediate(done);
  }
}

/** A Web stream that keeps what is written. */
function keptWeb(): { stream: WritableStream<Uint8Array>; texts: string[] } {
  const texts: string[] = [];
  const write = (chunk: Uint8Array): void => void texts.push(Buffer.from(chunk).toString());
  return { stream: new WritableStream({ write }), texts };
}

const mixed = ['{"a":"é"}\r', "", '{"a":1}\r', "{", '{"a":"x","a":1}', "   ", '"\u00ff"'];
const mixedBytes = Buffer.concat([...mixed.map((line) => Buffer.from(`${line}\n`)), Buffer.from([0x22, 0xff, 0x22])]);

describe("validateLines", () => {
  const all = async (source: AsyncIterable<Uint8Array> | ReadableStream<Uint8Array>): Promise<[number, string][]> => {
    const found: [number, string][] = [];
    for await (const result of validateLines(source, validator))
      found.push([result.line, result.route === "broken" ? result.code : result.route]);
    return found;
  };
  const expected = [
    [1, "valid"],
    [3, "invalid"],
    [4, "syntax"],
    [5, "duplicate-name"],
    [7, "valid"],
    [8, "encoding"],
  ];
  test("gives lines without text no result, and the others theirs in order", async () => {
    expect(await all(chunks(mixedBytes))).toEqual(expected);
  });
  test("reads Web streams and Node streams", async () => {
    const web = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of mixedBytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    expect(await all(web)).toEqual(expected);
    // As in browsers that cannot iterate over Web streams.
    const reader = { getReader: () => new Blob([mixedBytes]).stream().getReader() };
    expect(await all(reader as ReadableStream<Uint8Array>)).toEqual(expected);
    expect(await all(Readable.from([mixedBytes]))).toEqual(expected);
  });
  test("leaves out a byte-order mark", async () => {
    expect(await all(chunks("\ufeff1\n\ufeff2"))).toEqual([
      [1, "valid"],
      [2, "syntax"],
    ]);
  });
  test("has no memory of a line that is too large", async () => {
    let sent = 0;
    async function* endless(): AsyncGenerator<Uint8Array> {
      for (; sent < 8; sent++) yield Buffer.alloc(1 << 20, "a");
      yield Buffer.from("\n1");
    }
    const found: LineResult[] = [];
    for await (const result of validateLines(endless(), validator, { maxBytes: 1000 })) found.push(result);
    expect(found).toMatchObject([
      { line: 1, bytes: undefined, code: "too-large", reason: "has 8388608 bytes, more than 1000" },
      { line: 2, route: "valid", value: 1 },
    ]);
  });
  test("closes the source when no more results are taken", async () => {
    const source = new PassThrough();
    source.write("1\n2\n");
    for await (const { line } of validateLines(source, validator)) if (line === 1) break;
    expect(source.destroyed).toBe(true);
  });
  test("gives the results before an error of the source first", async () => {
    async function* torn(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("1\n2\n");
      throw new Error("torn");
    }
    const found: number[] = [];
    const read = async (): Promise<void> => {
      for await (const { line } of validateLines(torn(), validator)) found.push(line);
    };
    await expect(read()).rejects.toThrow("torn");
    expect(found).toEqual([1, 2]);
  });
  test("refuses chunks that are no bytes, and what is no source", async () => {
    await expect(validateLines(Readable.from(["1"]), validator).next()).rejects.toThrow(
      /a chunk of it is a string\. Remove the encoding/,
    );
    await expect(validateLines("1" as never, validator).next()).rejects.toThrow(DefinitionError);
    await expect(validateLines(chunks(), validator, { maxByte: 1 } as object).next()).rejects.toThrow(DefinitionError);
  });
  test.each([{ type: "object" }, undefined, () => true])("refuses what is no validator: %j", async (other) => {
    await expect(validateLines(chunks(), other as never).next()).rejects.toThrow(/must be one that `compile` returns/);
  });

  const line = fc.oneof(
    fc.json().map((text) => text.replaceAll("\n", " ")),
    fc.constantFrom(
      '{"a":1}',
      '{"a":""}',
      '{"a":1,"a":2}',
      "",
      " \r",
      '"torn',
      "\ufeff",
      "1e400",
      "12345678901234567890",
      ":",
      ".",
      "\0",
      "\v \f",
    ),
    fc.string({ maxLength: 10 }).map((text) => text.replaceAll("\n", "")),
  );
  test("says of each line what is said of its text, wherever chunks end", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(line, { maxLength: 20 }),
        fc.array(fc.nat(60), { maxLength: 10 }),
        fc.integer({ min: 1, max: 40 }),
        async (lines, sizes, maxBytes) => {
          const bytes = Buffer.from(lines.map((each, i) => (i === 0 ? each.replace(/^\ufeff/, "") : each)).join("\n"));
          const pieces: Uint8Array[] = [];
          let at = 0;
          for (const size of sizes) pieces.push(bytes.subarray(at, (at += size)));
          pieces.push(bytes.subarray(at));
          const validate = createTextValidator(validator, { maxBytes });
          const expectedRoutes = bytes
            .toString()
            .split("\n")
            .flatMap((text, i) => {
              const result = validate(Buffer.from(text));
              // A large line may be dropped before it is known to have no text.
              if (/^[\t\r ]*$/.test(text)) return [];
              return [[i + 1, result.route === "broken" ? result.code : result.route]];
            });
          const found: [number, string][] = [];
          for await (const result of validateLines(chunks(...pieces), validator, { maxBytes })) {
            const isBlank = /^[\t\r ]*$/.test(lines[result.line - 1] ?? "");
            if (!isBlank) found.push([result.line, result.route === "broken" ? result.code : result.route]);
          }
          expect(found).toEqual(expectedRoutes);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe("routeLines", () => {
  const records = (text: string): unknown[] =>
    Buffer.from(text, "latin1")
      .toString()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as unknown);

  test("writes each line where it belongs, and counts", async () => {
    const valid = new Kept();
    const invalid = new Kept();
    const broken = keptWeb();
    const counts = await routeLines(Readable.from([mixedBytes]), validator, { valid, invalid, broken: broken.stream });
    expect(counts).toEqual({
      valid: 2,
      invalid: 1,
      broken: 3,
      bytes: mixedBytes.length - "\n\n   \n\n\n\n\n\n".length + 1,
    });
    expect(Buffer.from(valid.text, "latin1").toString()).toBe('{"a":"é"}\r\n"\u00ff"\n');
    expect(records(invalid.text)).toEqual([
      { line: 3, errors: [expect.objectContaining({ instanceLocation: "/a", keyword: "type" })], value: { a: 1 } },
    ]);
    expect(broken.texts.flatMap((text) => records(Buffer.from(text).toString("latin1")))).toEqual([
      { line: 4, code: "syntax", reason: expect.any(String), text: "{" },
      { line: 5, code: "duplicate-name", reason: expect.any(String), text: '{"a":"x","a":1}' },
      { line: 8, code: "encoding", reason: "is not UTF-8", base64: Buffer.from([0x22, 0xff, 0x22]).toString("base64") },
    ]);
    expect([valid.writableFinished, invalid.writableFinished]).toEqual([true, true]);
  });
  test("keeps numbers of invalid values as they are", async () => {
    const invalid = new Kept();
    await routeLines(chunks('{"a":12345678901234567890}'), validator, { invalid });
    expect(invalid.text).toContain('"value":{"a":12345678901234567890}}');
  });
  test("reads no faster than the slowest stream takes", async () => {
    let sent = 0;
    async function* source(): AsyncGenerator<Uint8Array> {
      for (; sent < 100; sent++) yield Buffer.from('{"a":""}\n'.repeat(50));
    }
    let taken = 0;
    let most = 0;
    const slow = new Writable({
      highWaterMark: 1,
      write(chunk: Uint8Array, _encoding, done) {
        taken += chunk.length / '{"a":""}\n'.length / 50;
        most = Math.max(most, sent - taken);
        setImmediate(done);
      },
    });
    const counts = await routeLines(source(), validator, { valid: slow });
    expect([counts.valid, taken]).toEqual([5000, 100]);
    expect(most).toBeLessThanOrEqual(2);
  });
  test("reports progress", async () => {
    const seen: number[] = [];
    await routeLines(chunks("1\n".repeat(2500)), validator, {}, { onProgress: ({ valid }) => seen.push(valid) });
    expect(seen).toEqual([1000, 2000, 2500]);
  });
  test("fails with a stream that fails, ends the source, and aborts the others", async () => {
    const source = new PassThrough();
    const keepsWriting = setInterval(() => source.write("1\n{\n"), 1);
    const failing = new Writable({ write: (_chunk, _encoding, done) => done(new Error("disk full")) });
    const other = new Kept();
    await expect(routeLines(source, validator, { valid: failing, broken: other })).rejects.toThrow("disk full");
    clearInterval(keepsWriting);
    expect([source.destroyed, other.destroyed, other.writableFinished]).toEqual([true, true, false]);
    const web = new WritableStream<Uint8Array>({ write: () => Promise.reject(new Error("no network")) });
    await expect(routeLines(chunks("1\n2\n"), validator, { valid: web })).rejects.toThrow("no network");
  });
  test("does not wait for a stream that is closed", async () => {
    const stuck = new Writable({ write: () => {} });
    setTimeout(() => stuck.destroy(), 5);
    await expect(routeLines(chunks("1\n"), validator, { valid: stuck })).rejects.toThrow(/closed|destroyed/);
  });
  test("aborts all streams if the source fails", async () => {
    const valid = new Kept();
    async function* torn(): AsyncGenerator<Uint8Array> {
      yield Buffer.from("1\n");
      throw new Error("torn");
    }
    await expect(routeLines(torn(), validator, { valid })).rejects.toThrow("torn");
    expect([valid.text, valid.destroyed, valid.writableFinished]).toEqual(["1\n", true, false]);
  });
  test("leaves standard output open", async () => {
    const write = process.stdout.write;
    let text = "";
    process.stdout.write = ((chunk: Uint8Array, callback: () => void) => {
      text += Buffer.from(chunk).toString();
      callback();
      return true;
    }) as typeof write;
    try {
      await routeLines(chunks("1\n"), validator, { valid: process.stdout });
    } finally {
      process.stdout.write = write;
    }
    expect([text, process.stdout.writableEnded]).toEqual(["1\n", false]);
  });
  test.each<[Routes, RouteOptions, RegExp]>([
    [{ vaild: keptWeb().stream } as Routes, {}, /no option "vaild"; did you mean "valid"/],
    [{ valid: "out.ndjson" as never }, {}, /The route "valid" must be a writable stream/],
    [{}, { onProgres: () => {} } as RouteOptions, /no option "onProgres"/],
  ])("refuses what it does not know: %#", async (routes, options, message) => {
    await expect(routeLines(chunks(), validator, routes, options)).rejects.toThrow(message);
  });
});

describe("createLineStream", () => {
  test("is for pipeThrough", async () => {
    const found: [number, string][] = [];
    const results = new Blob([mixedBytes]).stream().pipeThrough(createLineStream(validator));
    for await (const { line, route } of results) found.push([line, route]);
    expect(found).toHaveLength(6);
    expect(found[1]).toEqual([3, "invalid"]);
  });
  test("reads no further than results are taken", async () => {
    let pulled = 0;
    const source = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(Buffer.from("1\n"));
      },
    });
    const reader = source.pipeThrough(createLineStream(validator)).getReader();
    await reader.read();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(pulled).toBeLessThan(8);
    await reader.cancel();
  });
  test("passes errors on in both directions", async () => {
    const torn = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("torn")) });
    await expect(torn.pipeThrough(createLineStream(validator)).getReader().read()).rejects.toThrow("torn");
    const cancelled = deferred();
    const source = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(Buffer.from("1\n")),
      cancel: cancelled.resolve,
    });
    const reader = source.pipeThrough(createLineStream(validator)).getReader();
    await reader.read();
    await reader.cancel();
    await cancelled.promise;
  });
});

function deferred(): { promise: Promise<unknown>; resolve: (value: unknown) => void } {
  let resolve: (value: unknown) => void = () => {};
  const promise = new Promise<unknown>((done) => (resolve = done));
  return { promise, resolve };
}

test("results are steps of a pipeline of Node", async () => {
  const out = new Kept();
  await pipeline(
    Readable.from([mixedBytes]),
    (source: AsyncIterable<Uint8Array>) => validateLines(source, validator),
    async function* (results: AsyncIterable<LineResult>) {
      for await (const { line, route } of results) yield `${line} ${route}\n`;
    },
    out,
  );
  expect(out.text).toBe("1 valid\n3 invalid\n4 broken\n5 broken\n7 valid\n8 broken\n");
});
