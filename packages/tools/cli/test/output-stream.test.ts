import { Writable } from "node:stream";
import { describe, expect, test } from "vitest";
import { OutputStream } from "../src/terminal/output-stream.js";

describe("OutputStream", () => {
  test("waits for a slow reader", async () => {
    const waiting: (() => void)[] = [];
    const stream = new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => void waiting.push(done) });
    let written = false;
    const writing = new OutputStream(stream).write("text").then(() => (written = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(written).toBe(false);
    waiting[0]?.();
    await writing;
    expect(stream.listenerCount("drain")).toBe(0);
  });

  test.each([
    ["EPIPE", true],
    ["ENOSPC", false],
  ])("%s: nothing to complain about is %s", async (code, quiet) => {
    const error = Object.assign(new Error(`write ${code}`), { code });
    const output = new OutputStream(
      new Writable({ highWaterMark: 1, write: (_chunk, _encoding, done) => done(error) }),
    );
    const refusal = { name: "OutputError", quiet };
    await expect(output.write("text")).rejects.toMatchObject(refusal);
    await expect(output.write("more")).rejects.toMatchObject(refusal);
  });

  test("the error of a file is known while the file is closing", async () => {
    const error = Object.assign(new Error("write ENOSPC"), { code: "ENOSPC" });
    const write = (_chunk: unknown, _encoding: string, done: (error: Error) => void): void => {
      setImmediate(() => done(error));
    };
    const stream = new Writable({ write, destroy: () => {} });
    const output = new OutputStream(stream);
    await output.write("text");
    await expect.poll(() => stream.errored).toBe(error);
    await expect(output.write("more")).rejects.toMatchObject({ quiet: false, reason: error });
  });

  test("a stream that is closed is refused", async () => {
    const stream = new Writable({ write: (_chunk, _encoding, done) => done() });
    stream.destroy();
    await expect(new OutputStream(stream).write("text")).rejects.toMatchObject({ quiet: true });
  });
});
