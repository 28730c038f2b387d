import { element } from "./element.js";

/** How long a notice stays, in milliseconds. */
const duration = 4000;

const notice = element("div", { class: "notice", role: "status" });
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a warning until it is closed. */
export function warn(text: string): void {
  const warning = element("div", { class: "warning", role: "alert" }, text);
  warning.append(element("button", { type: "button", onclick: () => warning.remove() }, "Close"));
  document.getElementById("main")?.before(warning);
}

/** Shows a short text for some seconds. Screen readers read it. */
export function announce(text: string): void {
  if (!notice.isConnected) document.body.append(notice);
  clearTimeout(timer);
  notice.textContent = text;
  timer = setTimeout(() => (notice.textContent = ""), duration);
}
