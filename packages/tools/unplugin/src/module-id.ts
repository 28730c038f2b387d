/** What a module is made of. */
export interface ModuleSource {
  /** The absolute path of the schema. */
  readonly file: string;
  /** Whether the validator returns the errors. */
  readonly errors: boolean;
}

const endings = { verdicts: ".argot-validator.js", errors: ".argot-validator-with-errors.js" };

/** The ids of modules. A bundler takes them for JavaScript, and not for JSON, because of their ends. Those of Rollup's kind begin with a null character. */
export const isModuleId: RegExp = /\.argot-validator(?:-with-errors)?\.js$/;

/** The id of the module of a schema: the path of a file that does not exist. */
export const moduleId = ({ file, errors }: ModuleSource): string =>
  `${file}${errors ? endings.errors : endings.verdicts}`;

/** What the module with an id is made of. */
export const sourceOf = (id: string): ModuleSource => ({
  file: id.replace(/^\0/, "").replace(isModuleId, ""),
  errors: id.endsWith(endings.errors),
});
