import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ArgotOptions, createArgot, defineDialect, type Dialect, dialectUris, SchemaError } from "argot";
import { ConfigError, type ConfigLocation } from "./config-error.js";
import { dialectKind, exportsOf, parseNamedExport } from "./exports.js";
import { isUri } from "./is-uri.js";
import { resolveModule } from "./load-module.js";
import { readSource } from "./read-source.js";

/** The dialect of a project. */
export interface ProjectDialect {
  readonly uri: string;
  /** The dialect itself, unless it is a standard one. */
  readonly own: Dialect | undefined;
  /** The file of the module or meta-schema, if there is one. */
  readonly file: string | undefined;
}

/**
 * Resolves the setting `dialect`.
 *
 * @param vocabularies - The vocabularies that a meta-schema may list.
 * @throws ConfigError if there is no such dialect.
 */
export async function resolveDialect(
  written: string | Dialect,
  vocabularies: NonNullable<ArgotOptions["vocabularies"]>,
  location: ConfigLocation,
): Promise<ProjectDialect> {
  if (typeof written !== "string") {
    if (dialectKind.is(written)) return { uri: written.uri, own: written, file: undefined };
    throw new ConfigError("unknown-dialect", location, "this object is no dialect", "make one with defineDialect");
  }
  if (Object.hasOwn(dialectUris, written)) return standard(dialectUris[written as keyof typeof dialectUris]);
  if (isUri(written)) return byUri(written, location);
  const named = parseNamedExport(written);
  const file = await resolved(named.specifier, location);
  if (/\.(?:json|ya?ml)$/i.test(file)) {
    const own = await describedBy(file, vocabularies, location);
    return { uri: own.uri, own, file };
  }
  const { found } = await exportsOf(named, dialectKind, location);
  const own = found.get("default") ?? only(found, written, location);
  return { uri: own.uri, own, file };
}

const standard = (uri: string): ProjectDialect => ({ uri, own: undefined, file: undefined });

const known = `a standard dialect is one of ${Object.keys(dialectUris).join(", ")}`;

function byUri(uri: string, location: ConfigLocation): ProjectDialect {
  try {
    return standard(createArgot().dialect(uri).uri);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const advice = `${known}, or its URI; for another dialect name its package, or the path of its meta-schema`;
    throw new ConfigError("unknown-dialect", location, `no standard dialect has the URI ${uri}`, advice, {
      cause: error,
    });
  }
}

async function resolved(specifier: string, location: ConfigLocation): Promise<string> {
  try {
    return await resolveModule(specifier, location);
  } catch (error) {
    if (!(error instanceof ConfigError) || specifier.startsWith(".") || path.isAbsolute(specifier)) throw error;
    const reason = `there is no dialect and no package ${specifier}`;
    throw new ConfigError("unknown-dialect", location, reason, `${known}; a path begins with ./`, { cause: error });
  }
}

function only(found: ReadonlyMap<string, Dialect>, written: string, location: ConfigLocation): Dialect {
  const [[name, dialect] = [], ...others] = found;
  if (dialect && others.every(([, other]) => other === dialect)) return dialect;
  const names = [...found.keys()].join(", ");
  const advice = `choose one, as in ${written}#${String(name)}`;
  throw new ConfigError("no-export", location, `${written} exports several dialects: ${names}`, advice);
}

/** The dialect that a meta-schema describes. References in it must lead to installed dialects or into the document. */
async function describedBy(
  file: string,
  vocabularies: NonNullable<ArgotOptions["vocabularies"]>,
  location: ConfigLocation,
): Promise<Dialect> {
  const metaSchema = await readSource(file);
  const uri = pathToFileURL(file).href;
  try {
    const argot = createArgot({ vocabularies }).add(metaSchema, uri);
    argot.plan(uri);
    return defineDialect({ ...argot.dialect(uri), aliases: [uri] });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const advice = "correct the meta-schema, or list the vocabularies that it needs in vocabularies";
    throw new ConfigError("invalid-meta-schema", location, `${file} describes no dialect: ${error.message}`, advice, {
      cause: error,
    });
  }
}
