import path from "node:path";
import { repositoryUrl, siteUrl } from "./repository.js";

const ofRepository = /^https:\/\/github\.com\/argot-schema\/argot\/(?:blob|tree)\/main\/([^#]*)/;

/**
 * The text of a document with the links that it needs as a page: to pages of the site where there are some, and to the repository otherwise.
 *
 * @param file - The path of the document in the repository.
 * @param pages - The pages of documents, by their paths in the repository.
 */
export function linksOfSite(text: string, file: string, pages: ReadonlyMap<string, string>): string {
  return text.replaceAll(/\]\(([^)\s]+)\)/g, (link, target: string) => {
    // The playground is part of the site, but no page of VitePress.
    if (target === `${siteUrl}playground/`) return "](/playground/){target=_self}";
    const [, published] = ofRepository.exec(target) ?? [];
    if (published === undefined && /^(?:[a-z]+:|#)/.test(target)) return link;
    const [name = "", fragment] = target.split("#");
    const resolved = published ?? path.posix.join(path.posix.dirname(file), name);
    const place = resolved.replace(/\/$/, "");
    const page = pages.get(place) ?? pages.get(`${place}/README.md`);
    // On GitHub `#readme` is where the README begins, which is the page.
    const hash = fragment === undefined || (page !== undefined && fragment === "readme") ? "" : `#${fragment}`;
    return `](${page === undefined ? `${repositoryUrl}/${place}` : `/${page}`}${hash})`;
  });
}
