/** A version of a package as it was published. */
export interface PublishedVersion {
  readonly manifest: {
    readonly name: string;
    readonly version: string;
    readonly exports?: Readonly<Record<string, unknown>>;
    readonly peerDependencies?: Readonly<Record<string, string>>;
  };
  readonly tarball: Uint8Array;
}

/** A local npm registry. It ends when it is disposed of. */
export interface Registry extends AsyncDisposable {
  readonly address: string;
  /** The versions of each package by its name, the latest last. */
  readonly packages: ReadonlyMap<string, readonly PublishedVersion[]>;
  /** Publishes a version, and returns whether it is a new one. */
  add(published: PublishedVersion): boolean;
}

/**
 * Starts a registry on this machine to which npm and others publish, without packages.
 *
 * @param upstream - The address of a registry that has the packages of others. Requests for them are redirected. Default: there are none.
 */
export declare function startRegistry(upstream?: string): Promise<Registry>;
