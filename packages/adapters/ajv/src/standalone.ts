// The entry point `@argot/ajv/dist/standalone`, which throws an error that says what to do.

/**
 * Refuses to write a module.
 *
 * @throws Error always.
 */
const standaloneCode = (): never => {
  throw new Error(
    "@argot/ajv writes no modules. `compileModule` of `argot/module` does: see https://github.com/argot-schema/argot/blob/main/docs/reference/modules.md",
  );
};

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default standaloneCode;
