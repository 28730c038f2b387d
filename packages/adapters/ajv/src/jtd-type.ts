// The entry point `@argot/ajv/dist/vocabularies/jtd/type`, for packages that define a keyword after it.

/** The keyword `type` of JSON Type Definition. Only some names for it have a meaning here. */
const type: { readonly keyword: string; readonly schemaType: "string"; readonly code: () => void } = {
  keyword: "type",
  schemaType: "string",
  code: () => undefined,
};

// oxlint-disable-next-line import/no-default-export -- as Ajv has it
export default type;
