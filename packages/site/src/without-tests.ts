// Stands in for vitest where files of tests are read for their tables only.
const ignored: unknown = new Proxy(() => ignored, { get: (_target, name) => (name === "then" ? undefined : ignored) });

export const [test, it, describe, expect, vi] = [ignored, ignored, ignored, ignored, ignored];
export const [beforeAll, beforeEach, afterAll, afterEach, onTestFinished] = [
  ignored,
  ignored,
  ignored,
  ignored,
  ignored,
];
export const [assertType, expectTypeOf] = [ignored, ignored];
