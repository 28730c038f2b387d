import { addressOf } from "../state/address.js";
import { type DialectName, dialectNames } from "../state/playground-state.js";
import type { Store } from "../state/store.js";
import { exampleLoaders } from "../examples/example-list.js";
import { inputState } from "../state/playground-link.js";
import { element, select } from "./element.js";
import { announce } from "./notice.js";
import { toggleTheme } from "./theme.js";

/** The examples, the options, and the button that shares the state. */
export function showToolbar(parent: HTMLElement, store: Store): void {
  const examples = select({ "aria-label": "Examples", onchange: () => void open() }, [
    ["", "Examples…"],
    ...Object.keys(exampleLoaders).map((title) => [title, title] as const),
  ]);
  const open = async (): Promise<void> => {
    const input = await exampleLoaders[examples.value]?.();
    examples.value = "";
    if (input) store.update(inputState(input));
  };
  const dialect = select(
    {
      "aria-label": "Dialect of schemas without $schema",
      title: "Dialect of schemas without $schema",
      onchange: () => store.update({ dialect: dialect.value as DialectName }),
    },
    dialectNames.map((name) => [name, name]),
  );
  const formats = checkbox("Assert formats", (isChecked) =>
    store.update({ formats: isChecked ? "assert" : "annotate" }),
  );
  const content = checkbox("Assert content", (isChecked) =>
    store.update({ content: isChecked ? "assert" : "annotate" }),
  );
  const strict = checkbox("Strict", (isChecked) => store.update({ strict: isChecked }));
  store.subscribe((state) => {
    dialect.value = state.dialect;
    formats.input.checked = state.formats === "assert";
    content.input.checked = state.content === "assert";
    strict.input.checked = state.strict;
  });
  parent.append(
    examples,
    dialect,
    formats.label,
    content.label,
    strict.label,
    element("span", { class: "spring" }),
    element("button", { type: "button", class: "accent", onclick: () => void share(store) }, "Share"),
    element(
      "button",
      { type: "button", class: "icon", "aria-label": "Light or dark", title: "Light or dark", onclick: toggleTheme },
      "◐",
    ),
  );
}

function checkbox(
  text: string,
  onChange: (isChecked: boolean) => void,
): { readonly label: HTMLElement; readonly input: HTMLInputElement } {
  const input: HTMLInputElement = element("input", { type: "checkbox", onchange: () => onChange(input.checked) });
  return { label: element("label", {}, input, text), input };
}

/** Copies the address. It has the whole state, so nothing is sent anywhere. */
async function share(store: Store): Promise<void> {
  const address = addressOf(store.state);
  if (address === undefined) {
    announce("The texts are too large for a link.");
    return;
  }
  history.replaceState(undefined, "", address);
  try {
    await navigator.clipboard.writeText(address);
    announce("The link is copied.");
  } catch {
    announce("The link is in the address bar.");
  }
}
