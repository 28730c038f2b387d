import { docsUrl } from "argot";

/** Where the pages about errors begin. */
const root = new URL(docsUrl("x") ?? "").pathname.replace(/errors\/.*$/, "");

/** The page about a message, an error or a rule. */
interface ErrorPage {
  /** The file of the page. */
  readonly file: string;
  /** The anchor of the part of the page; empty for the whole page. */
  readonly anchor: string;
  /** The target of links to it. */
  readonly link: string;
}

/** The page about a message, an error or a rule. */
export function pageOfError(id: string): ErrorPage {
  const url = docsUrl(id);
  if (url === undefined) throw new Error(`there is no page about ${id}`);
  const { pathname, hash } = new URL(url);
  const file = `${pathname.slice(root.length)}.md`;
  return { file, anchor: hash.slice(1), link: `/${file}${hash}` };
}
