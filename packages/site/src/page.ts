/** A page of the site. */
export interface Page {
  /** The path of its file, relative to the root of the site. */
  readonly file: string;
  readonly text: string;
}
