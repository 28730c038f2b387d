import { element } from "./element.js";

/** A button that gives a pane the whole page, and back. */
export function maximiseButton(pane: HTMLElement): HTMLButtonElement {
  const name = pane.getAttribute("aria-label") ?? "";
  const label = `Maximise ${name.toLowerCase()}`;
  const button = element(
    "button",
    {
      type: "button",
      class: "icon maximise",
      "aria-label": label,
      title: label,
      "aria-pressed": "false",
      onclick: () => button.setAttribute("aria-pressed", String(pane.classList.toggle("maximised"))),
    },
    "⤢",
  );
  return button;
}
