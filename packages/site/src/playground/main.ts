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
import { announce } from "./view/notice.js";
import { ResultsPane } from "./view/results-pane.js";
import { SchemaPane } from "./view/schema-pane.js";
import { connectTheme } from "./view/theme.js";
import { showToolbar } from "./view/toolbar.js";
import { engineInput } from "./worker/protocol.js";

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
  const results = new ResultsPane(elementById("results"), store, engines, { data, schemas });
  showToolbar(elementById("toolbar"), store);
  store.subscribe((state, previous) => {
    if (!isOtherInput(state, previous)) return;
    data.validateAgain();
    if (state.data === previous.data) schemas.validateAgain();
  });
  connectAddress(store, () => announce("The link cannot be read: it is broken or incomplete."));

  validation.onReport = (report) => results.showReport(report);
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
