import { dialectUris, parseJson, stringifyJson } from "argot";
import { type Case, runCase, type RunOutput } from "./run-case.js";

/** What the harness says about the program that runs it. */
export interface Environment {
  readonly version: string;
  readonly language_version: string;
  readonly os: string;
  readonly os_version: string;
}

/**
 * Answers a request: a line of JSON, as is the response. `undefined` ends the program.
 *
 * @throws Error if the request is none of Bowtie's protocol, or not in the order of it.
 */
export type Harness = (line: string) => string | undefined;

type Request =
  | { readonly cmd: "start"; readonly version: number }
  | { readonly cmd: "dialect"; readonly dialect: string }
  | { readonly cmd: "run"; readonly seq: unknown; readonly case: Case; readonly output?: RunOutput }
  | { readonly cmd: "stop" };

/** The version of the protocol. */
const protocol = 1;

const home = "https://github.com/argot-schema/argot";
/** The dialects as Bowtie names them: before 2019-09, with an empty fragment, as their meta-schemas do. */
const dialects = Object.values(dialectUris).map((uri) => (/\/draft-0\d\/schema$/.test(uri) ? `${uri}#` : uri));

/** Makes a harness, which speaks the protocol of https://docs.bowtie.report. */
export function createHarness(environment: Environment): Harness {
  let isStarted = false;
  let dialect: string | undefined;

  const responseTo = (request: Request): object | undefined => {
    if (request.cmd !== "start" && !isStarted) throw new Error(`"${request.cmd}" came before "start"`);
    switch (request.cmd) {
      case "start":
        if (request.version !== protocol)
          throw new Error(`the harness speaks version ${protocol} of the protocol, not ${request.version}`);
        isStarted = true;
        return {
          version: protocol,
          ready: true,
          implementation: {
            name: "argot",
            language: "typescript",
            dialects,
            homepage: home,
            documentation: `${home}/tree/main/docs`,
            issues: `${home}/issues`,
            source: home,
            ...environment,
          },
        };
      case "dialect":
        dialect = request.dialect;
        return { ok: dialects.includes(dialect) };
      case "run":
        return { seq: request.seq, ...runCase(request.case, dialect, request.output ?? "flag") };
      case "stop":
        return undefined;
      default:
        throw new Error(`${stringifyJson(request satisfies never)} is not a request of the protocol`);
    }
  };

  return (line) => {
    // Numbers stay exact, also those that JavaScript would round.
    const response = responseTo(parseJson(line) as Request);
    return response && stringifyJson(response);
  };
}
