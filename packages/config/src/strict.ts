import { createArgot, defineDialect, type Dialect, dialectUris } from "argot";

/** The standard dialects and those of a project, with members that are no keywords refused, unless they begin with x-. */
export function strictDialects(own: readonly Dialect[]): readonly Dialect[] {
  const argot = createArgot({ dialects: own });
  const standard = Object.values(dialectUris).map((uri) => argot.dialect(uri));
  const others = own.filter(({ uri }) => standard.every((each) => each.uri !== uri));
  return [...standard, ...others].map((each) => (each.admits ? each : defineDialect({ ...each, admits: isExtension })));
}

const isExtension = (name: string): boolean => name.startsWith("x-");
