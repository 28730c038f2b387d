import { createArgot } from "argot";
import { createLanguageService, type LanguageService, type SchemaCatalog } from "../service/index.js";
import { descriptionCheck } from "./description-check.js";
import type { Project, ServerHost } from "./host.js";
import { noCatalog } from "../service/schemas/associations.js";
import { catalogIn, schemaStoreCatalog, type ServerSettings } from "./settings.js";

/** A folder, its configuration, and the service for its documents. */
interface FolderService {
  readonly service: LanguageService;
  /** Why parts of the settings cannot be used. */
  readonly problems: readonly string[];
}

/** The folders of an editor. Each has a service with its own configuration. */
export class Workspace {
  readonly #host: ServerHost;
  readonly #openText: (uri: string) => string | undefined;
  readonly #services = new Map<string, Promise<FolderService>>();
  #folders: readonly string[] = [];
  #settings: ServerSettings = {};

  /** @param openText - The text of a document that is open in the editor. */
  constructor(host: ServerHost, openText: (uri: string) => string | undefined) {
    this.#host = host;
    this.#openText = openText;
  }

  get settings(): ServerSettings {
    return this.#settings;
  }

  setFolders(folders: readonly string[]): void {
    this.#folders = folders.map((uri) => (uri.endsWith("/") ? uri : `${uri}/`));
    this.#services.clear();
  }

  setSettings(settings: ServerSettings): void {
    this.#settings = settings;
    this.#services.clear();
  }

  /** Loads configurations again. */
  reload(): void {
    this.#services.clear();
  }

  /** The service for a document: that of the innermost folder around it. */
  async serviceFor(uri: string): Promise<LanguageService> {
    return (await this.#folderService(this.#folderOf(uri))).service;
  }

  /** Why configurations cannot be used. */
  async problems(): Promise<readonly string[]> {
    const services = await Promise.all(this.#folders.map((folder) => this.#folderService(folder)));
    return services.flatMap(({ problems }) => problems);
  }

  /** Forgets a schema that has changed. Returns whether a document may have other diagnostics now. */
  async resetSchema(uri: string): Promise<boolean> {
    const services = await Promise.all(this.#services.values());
    const changed = await Promise.all(services.map(({ service }) => service.resetSchema(uri)));
    return changed.includes(true);
  }

  /** Forgets a document that was closed. */
  async forget(uri: string): Promise<void> {
    for (const { service } of await Promise.all(this.#services.values())) service.forget(uri);
  }

  #folderOf(uri: string): string {
    const around = this.#folders.filter((folder) => uri.startsWith(folder));
    return around.reduce((innermost, each) => (each.length > innermost.length ? each : innermost), "");
  }

  #folderService(folder: string): Promise<FolderService> {
    let service = this.#services.get(folder);
    if (!service) this.#services.set(folder, (service = this.#createService(folder)));
    return service;
  }

  async #createService(folder: string): Promise<FolderService> {
    const project = folder === "" ? noProject : await this.#host.loadProject(folder);
    const problems = [project.problem ?? []].flat();
    const service = createLanguageService({
      createArgot: () => project.createArgot(this.#settings.assertFormats ? { formats: "assert" } : {}),
      loadSchema: (uri) => this.#loadSchema(uri, project),
      checkDocument: descriptionCheck((uri) => this.#loadSchema(uri, project)),
      listDocuments: async () => (folder === "" ? [] : ((await this.#host.listDocuments?.(folder)) ?? [])),
    });
    const { schemas = [], download = false, yamlMergeKeys = true, yamlTags } = this.#settings;
    const { catalog = download ? schemaStoreCatalog : "" } = this.#settings;
    service.configure({
      schemas: schemas.map((each) => ({ ...each, uri: absolute(each.uri, folder) })),
      catalog: await this.#catalogOf(catalog, folder, project).catch((error: Error) => {
        problems.push(`The catalog of schemas cannot be loaded: ${error.message}`);
        return noCatalog;
      }),
      schemaOf: (uri) => project.schemaOf(uri),
      ...(project.lintOptionsOf && { lintOptionsOf: project.lintOptionsOf }),
      yamlMergeKeys,
      ...(yamlTags && { yamlTags }),
    });
    return { service, problems };
  }

  async #catalogOf(catalog: string | SchemaCatalog, folder: string, project: Project): Promise<SchemaCatalog> {
    if (typeof catalog !== "string") return catalog;
    if (catalog === "") return noCatalog;
    return catalogIn(await this.#loadSchema(absolute(catalog, folder), project));
  }

  async #loadSchema(uri: string, project: Project): Promise<string | undefined> {
    const known = this.#openText(uri) ?? (await project.loadSchema(uri)) ?? (await this.#host.readText(uri));
    if (known !== undefined || !this.#settings.download || !/^https?:/.test(uri)) return known;
    return this.#host.fetchText?.(uri);
  }
}

const noProject: Project = {
  createArgot,
  schemaOf: () => Promise.resolve(undefined),
  loadSchema: () => Promise.resolve(undefined),
};

function absolute(uri: string, folder: string): string {
  return folder !== "" && URL.canParse(uri, folder) ? new URL(uri, folder).href : uri;
}
