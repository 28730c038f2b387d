import path from "node:path";
import { pathToFileURL } from "node:url";
import { type ArgotOptions, createArgot, defineDialect, type Dialect, dialectUris, SchemaError } from "argot";
import { ConfigError, type ConfigPlace } from "./config-error.js";
import { aDialect, exportsOf, namedIn } from "./exports.js";
import { resolveModule } from "./load-module.js";
import { readSource } from "./read-source.js";

/** The dialect of a project. */
export interface ProjectDialect {
  readonly uri: string;
  /** The dialect itself, where it is no standard one. */
  readonly own: Dialect | undefined;
  /** The file that it comes from, if any. */
  readonly file: string | undefined;
}

/**
 * The dialect that a configuration means.
 *
 * @param vocabularies - What a meta-schema may list.
 * @throws ConfigError when there is none.
 */
export async function resolveDialect(
  written: string | Dialect,
  vocabularies: NonNullable<ArgotOptions["vocabularies"]>,
  place: ConfigPlace,
): Promise<ProjectDialect> {
  if (typeof written !== "string") {
    if (aDialect.is(written)) return { uri: written.uri, own: written, file: undefined };
    throw new ConfigError("unknown-dialect", place, "this object is no dialect", "make one with defineDialect");
  }
  if (Object.hasOwn(dialectUris, written)) return standard(dialectUris[written as keyof typeof dialectUris]);
  if (isUri(written)) return byUri(written, place);
  const named = namedIn(written);
  const file = await resolved(named.specifier, place);
  if (/\.(?:json|ya?ml)$/i.test(file)) {
    const own = await describedBy(file, vocabularies, place);
    return { uri: own.uri, own, file };
  }
  const { found } = await exportsOf(named, aDialect, place);
  const own = found.get("default") ?? only(found, written, place);
  return { uri: own.uri, own, file };
}

const standard = (uri: string): ProjectDialect => ({ uri, own: undefined, file: undefined });

/** A scheme has two characters at least: one is a drive. */
const isUri = (text: string): boolean => /^[a-z][a-z\d+.-]+:/i.test(text);

const known = `a standard dialect is one of ${Object.keys(dialectUris).join(", ")}`;

function byUri(uri: string, place: ConfigPlace): ProjectDialect {
  try {
    return standard(createArgot().dialect(uri).uri);
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const advice = `${known}, or their URIs; name the package that exports any other, or the path of its meta-schema`;
    throw new ConfigError("unknown-dialect", place, `no standard dialect has the URI ${uri}`, advice, { cause: error });
  }
}

async function resolved(specifier: string, place: ConfigPlace): Promise<string> {
  try {
    return await resolveModule(specifier, place);
  } catch (error) {
    if (!(error instanceof ConfigError) || specifier.startsWith(".") || path.isAbsolute(specifier)) throw error;
    const reason = `there is no dialect and no package ${specifier}`;
    throw new ConfigError("unknown-dialect", place, reason, `${known}; a path begins with ./`, { cause: error });
  }
}

function only(found: ReadonlyMap<string, Dialect>, written: string, place: ConfigPlace): Dialect {
  const [[name, dialect] = [], ...others] = found;
  if (dialect && others.every(([, other]) => other === dialect)) return dialect;
  const names = [...found.keys()].join(", ");
  const advice = `say which, as in ${written}#${String(name)}`;
  throw new ConfigError("no-export", place, `${written} exports several dialects: ${names}`, advice);
}

/** The meta-schema is checked against its own; what it refers to must be installed, or stand in it. */
async function describedBy(
  file: string,
  vocabularies: NonNullable<ArgotOptions["vocabularies"]>,
  place: ConfigPlace,
): Promise<Dialect> {
  const metaSchema = await readSource(file);
  const uri = pathToFileURL(file).href;
  try {
    const argot = createArgot({ vocabularies }).add(metaSchema, uri);
    argot.plan(uri);
    return defineDialect({ ...argot.dialect(uri), aliases: [uri] });
  } catch (error) {
    if (!(error instanceof SchemaError)) throw error;
    const advice = "correct the meta-schema, or name what it needs in vocabularies";
    throw new ConfigError("invalid-meta-schema", place, `${file} describes no dialect: ${error.message}`, advice, {
      cause: error,
    });
  }
}
