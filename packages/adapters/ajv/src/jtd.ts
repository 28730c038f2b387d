// The entry point `@argot/ajv/jtd`, which throws an error that says what to do.

/** Refuses JSON Type Definition, which is another language than JSON Schema. */
// oxlint-disable-next-line typescript/no-extraneous-class -- it stands for Ajv's
export class AjvJtd {
  /** @throws Error always. */
  constructor() {
    throw new Error(
      "@argot/ajv has no JSON Type Definition: it is another language than JSON Schema. Keep `ajv` as a dependency for schemas in it, and import `ajv/dist/jtd`.",
    );
  }
}

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default AjvJtd;
