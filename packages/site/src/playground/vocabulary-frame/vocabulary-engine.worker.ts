// The engine in the frame: one file, since a frame without an origin can load no other.
import * as core from "@argot/core";
import * as keyword from "@argot/core/keyword";
import * as argot from "argot/loop";
import { serveRequests } from "../worker/serve-requests.js";
import { VocabularyModules } from "./vocabulary-modules.js";

const modules = new VocabularyModules({ argot, "@argot/core": core, "@argot/core/keyword": keyword });

self.addEventListener("message", ({ ports: [port] }) => {
  if (!port) return;
  serveRequests(port, (text) => modules.load(text));
  port.start();
});
