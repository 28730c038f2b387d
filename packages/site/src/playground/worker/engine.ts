import type { Vocabulary } from "argot/loop";
import type { LanguageHost } from "./language-host.js";
import { openProject, problemOf, type Project, type ProjectInput } from "./project.js";
import type { EngineInput, Problem, RequestName, Requests } from "./protocol.js";
import { loadReaders, loadYaml } from "./read-text.js";
import { reportOf } from "./report.js";

/** Makes vocabularies of the text of a module. It runs the text, so only an engine in the frame has it. */
export type VocabularyLoader = (text: string) => Promise<readonly Vocabulary[]>;

/** Answers one request. `started` is called when the code is loaded and the work begins. */
type Handler<Name extends RequestName> = (
  takes: Requests[Name]["takes"],
  started: () => void,
) => Promise<Requests[Name]["returns"]>;

/** What runs in the worker: it answers the requests of the page, one at a time. */
export class Engine {
  readonly #loadVocabulary: VocabularyLoader;
  #project: { readonly key: string; readonly project: Project } | undefined;
  #vocabularies: { readonly text: string; readonly made: readonly Vocabulary[] | Problem } = { text: "", made: [] };
  #languageHost: LanguageHost | undefined;

  constructor(loadVocabulary: VocabularyLoader) {
    this.#loadVocabulary = loadVocabulary;
  }

  /** Answers a request by its name. */
  handle<Name extends RequestName>(
    name: Name,
    takes: Requests[Name]["takes"],
    started: () => void,
  ): Promise<Requests[Name]["returns"]> {
    return (this.#handlers[name] as Handler<Name>)(takes, started);
  }

  readonly #handlers: { readonly [Name in RequestName]: Handler<Name> } = {
    load: async () => {
      await Promise.all([this.#language(), loadYaml()]);
      return true;
    },
    validate: async (input, started) => {
      await loadReaders([input.data, ...input.schemas]);
      started();
      return reportOf(await this.#open(input), input);
    },
    measure: async (input, started) => {
      const [{ timesOf }] = await Promise.all([import("./times.js"), loadReaders([input.data, ...input.schemas])]);
      started();
      return timesOf(await this.#open(input), () => this.#made(input), input);
    },
    patterns: async (input, started) => {
      const [{ slowPatternsIn }] = await Promise.all([import("./slow-patterns.js"), loadReaders(input.schemas)]);
      started();
      return slowPatternsIn(await this.#open(input), input);
    },
    tab: async ({ input, tab, choice }, started) => {
      const [{ tabText }] = await Promise.all([import("./tab-text.js"), loadReaders([input.data, ...input.schemas])]);
      started();
      return tabText(await this.#open(input), input, tab, choice);
    },
    language: async ({ input, ...request }, started) => {
      const language = await this.#language();
      started();
      const vocabularies = await this.#vocabulariesOf(input.vocabulary);
      return language.handle(input, isProblem(vocabularies) ? [] : vocabularies, request);
    },
    format: async (document, started) => {
      const [{ formatted }] = await Promise.all([import("./formatted.js"), loadYaml()]);
      started();
      return formatted(document);
    },
    convert: async (document, started) => {
      const { converted } = await import("./convert.js");
      await loadYaml();
      started();
      return converted(document);
    },
  };

  async #language(): Promise<LanguageHost> {
    const { LanguageHost: Host } = await import("./language-host.js");
    return (this.#languageHost ??= new Host());
  }

  /** The schemas of an input. They are compiled again only if something has changed. */
  async #open({ data: _data, ...input }: EngineInput): Promise<Project> {
    const key = JSON.stringify(input);
    if (this.#project?.key !== key) this.#project = { key, project: await this.#made(input) };
    return this.#project.project;
  }

  async #made(input: ProjectInput): Promise<Project> {
    const vocabularies = await this.#vocabulariesOf(input.vocabulary);
    if (isProblem(vocabularies)) return unusableProject(input, vocabularies);
    try {
      return openProject(input, vocabularies);
    } catch (error) {
      return unusableProject(input, problemOf(error, undefined, "vocabulary"));
    }
  }

  async #vocabulariesOf(text: string): Promise<readonly Vocabulary[] | Problem> {
    if (this.#vocabularies.text !== text) this.#vocabularies = { text, made: await this.#loaded(text) };
    return this.#vocabularies.made;
  }

  async #loaded(text: string): Promise<readonly Vocabulary[] | Problem> {
    if (text.trim() === "") return [];
    try {
      return await this.#loadVocabulary(text);
    } catch (error) {
      return problemOf(error, undefined, "vocabulary");
    }
  }
}

/** The project without its vocabulary, which has a problem. */
function unusableProject(input: ProjectInput, problem: Problem): Project {
  const project = openProject(input, []);
  return { ...project, validator: undefined, problems: [problem, ...project.problems] };
}

const isProblem = (made: readonly Vocabulary[] | Problem): made is Problem => "message" in made;
