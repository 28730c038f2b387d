import { element } from "./element.js";

/** Shows the Markdown of the language service: paragraphs, code and links. Everything else stays as it is written. */
export function renderMarkdown(markdown: string): HTMLElement {
  const paragraphs = markdown.split(/\n{2,}/).map((paragraph) => element("p", {}, ...inline(paragraph)));
  return element("div", { class: "markdown" }, ...paragraphs);
}

/** Code in backticks, and links. */
const token = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\((https:\/\/[^)\s]+)\)/g;

function inline(text: string): (Node | string)[] {
  const parts: (Node | string)[] = [];
  let at = 0;
  for (const found of text.matchAll(token)) {
    const [whole, code, strong, label, href] = found;
    parts.push(text.slice(at, found.index));
    if (code !== undefined) parts.push(element("code", {}, code));
    else if (strong !== undefined) parts.push(element("strong", {}, strong));
    else parts.push(element("a", { href: href ?? "", target: "_blank", rel: "noopener" }, label ?? ""));
    at = found.index + whole.length;
  }
  return [...parts, text.slice(at)];
}
