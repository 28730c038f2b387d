// The page: it connects the state, the engines and the views.
import type { EngineHost } from "./client/engine-host.js";
import { Engines } from "./client/engines.js";
import { languageClient } from "./client/language-client.js";
import { isOtherInput, Validation } from "./client/validation.js";
import { discriminatedUnions } from "./examples/discriminated-unions.js";
import { connectAddress, stateInAddress } from "./state/address.js";
import { inputState } from "./state/playground-link.js";
import { Store } from "./state/store.js";
import { DataPane } from "./view/data-pane.js";
import { elementById } from "./view/element.js";
import { warn } from "./view/notice.js";
import { PaneSwitch } from "./view/pane-switch.js";
import { ResultsPane } from "./view/results-pane.js";
import { SchemaPane } from "./view/schema-pane.js";
import { splitter } from "./view/splitter.js";
import { connectTheme } from "./view/theme.js";
import { showToolbar } from "./view/toolbar.js";
import { type Extent, engineInput } from "./worker/protocol.js";

/**
 * Shows the page.
 *
 * @param host - The engine, which has been started already.
 */
export async function showPage(host: EngineHost): Promise<void> {
  const engines = new Engines(host);
  const store = new Store(stateInAddress() ?? inputState(discriminatedUnions));
  const validation = new Validation(store, engines);

  connectTheme();
  const schemas = new SchemaPane(elementById("schemas"), store, engines);
  const data = new DataPane(elementById("data"), store, engines);
  const main = elementById("main");
  const paneSwitch = new PaneSwitch(main);
  main.after(paneSwitch.element);
  main.append(
    splitter({
      grid: main,
      property: "--schema-share",
      orientation: "vertical",
      label: "Width of the schema",
      share: 50,
    }),
    splitter({
      grid: main,
      property: "--editors-share",
      orientation: "horizontal",
      label: "Height of the editors",
      share: 60,
    }),
  );
  const panes = {
    data: { reveal: (extent: Extent) => (paneSwitch.show("data"), data.reveal(extent)) },
    schemas: { reveal: (extent: Extent) => (paneSwitch.show("schemas"), schemas.reveal(extent)) },
  };
  const results = new ResultsPane(elementById("results"), store, engines, panes, (text, valid) =>
    paneSwitch.showVerdict(text, valid),
  );
  showToolbar(elementById("toolbar"), store);
  store.subscribe((state, previous) => {
    if (!isOtherInput(state, previous)) return;
    data.validateAgain();
    if (state.data === previous.data) schemas.validateAgain();
  });
  connectAddress(store, () =>
    warn("The link is broken or incomplete and cannot be read. What you see is not what it had."),
  );

  validation.onReport = (report) => results.showReport(report);
  validation.onStart = (isOther) => results.showBusy(isOther);
  validation.onTimes = (times) => results.showTimes(times);
  results.showBusy(true);
  await validation.first;
  performance.mark("first-result");
  // What is not needed for the first result is loaded after it.
  const [{ editorHelp }] = await Promise.all([
    import("./view/editor-help.js"),
    engines.plain.request("load", "load", undefined),
  ]);
  const service = languageClient(engines, () => engineInput(store.state));
  for (const pane of [schemas, data]) pane.setHelp((name) => editorHelp(service, name));
  document.documentElement.dataset["ready"] = "all";
  if ("serviceWorker" in navigator) void navigator.serviceWorker.register("./service-worker.js");
}
