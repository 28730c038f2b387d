// The beginning: the engine starts before the editors are loaded, since its first result takes longest.
import { workerHost } from "./client/engine-host.js";

const host = workerHost();
const { showPage } = await import("./main.js");
await showPage(host);
