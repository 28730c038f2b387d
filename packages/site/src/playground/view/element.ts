/** Attributes and properties of an element. Listeners begin with "on". */
export type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>;

/** Creates an element. Texts are never read as HTML. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(name.replace(/^on/, ""), value);
    else if (value === true) made.setAttribute(name, "");
    else if (typeof value === "string") made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

/** A select with options: their values and labels. */
export function select(
  attributes: Attributes,
  options: readonly (readonly [value: string, label: string])[],
): HTMLSelectElement {
  return element("select", attributes, ...options.map(([value, label]) => element("option", { value }, label)));
}

/** The element of the page with an id. */
export function elementById(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element "${id}"`);
  return found;
}
