// The entry point `@argot/ajv/dist/runtime/ucs2length`, for code that Ajv generated.

/** The number of characters of a text. */
const ucs2length = (text: string): number => {
  let length = 0;
  for (const _ of text) length++;
  return length;
};

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default ucs2length;
