// The server as a process that the extension starts.
import { nodeHost, serve } from "@argot/language-service/server";
import { createConnection, ProposedFeatures } from "vscode-languageserver/node";

serve(createConnection(ProposedFeatures.all), nodeHost);
