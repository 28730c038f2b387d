import { lexer, type Token, type Tokens } from "marked";
import { element } from "./element.js";

/** Shows Markdown. HTML in it is shown as text, and links lead to the web only. */
export function renderMarkdown(markdown: string): HTMLElement {
  return element("div", { class: "markdown" }, ...nodesOf(lexer(markdown)));
}

const nodesOf = (tokens: readonly Token[] | undefined): (Node | string)[] => (tokens ?? []).flatMap(nodeOf);

type Plain = { readonly raw: string; readonly text?: string; readonly tokens?: readonly Token[] };

function nodeOf(token: Token): (Node | string)[] {
  switch (token.type) {
    case "space":
      return [];
    case "code":
      return [element("pre", {}, element("code", {}, (token as Tokens.Code).text))];
    case "codespan":
      return [element("code", {}, (token as Tokens.Codespan).text)];
    case "br":
      return [element("br")];
    case "hr":
      return [element("hr")];
    case "escape":
      return [(token as Tokens.Escape).text];
    case "list": {
      const { ordered, items } = token as Tokens.List;
      return [element(ordered ? "ol" : "ul", {}, ...items.map((item) => element("li", {}, ...nodesOf(item.tokens))))];
    }
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      const isOfWeb = /^https?:/i.test(href);
      return isOfWeb
        ? [element("a", { href, target: "_blank", rel: "noopener" }, ...nodesOf(tokens))]
        : nodesOf(tokens);
    }
    case "heading":
    case "strong":
      return [element("strong", {}, ...nodesOf((token as Tokens.Strong).tokens))];
    case "em":
      return [element("em", {}, ...nodesOf((token as Tokens.Em).tokens))];
    case "paragraph":
      return [element("p", {}, ...nodesOf((token as Tokens.Paragraph).tokens))];
    case "blockquote":
      return [element("blockquote", {}, ...nodesOf((token as Tokens.Blockquote).tokens))];
    default: {
      // Texts, and what a description rarely has: it is shown as it is written.
      const { raw, text, tokens } = token as Plain;
      return tokens ? nodesOf(tokens) : [token.type === "text" ? (text ?? raw) : raw];
    }
  }
}
