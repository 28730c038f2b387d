import { InvalidArgumentError } from "commander";
import { Problem } from "../../terminal/problem.js";
import type { DefineCommand } from "../command.js";

/** `argot lsp` */
export const defineLsp: DefineCommand = (program, { io }) => {
  program
    .command("lsp")
    .summary("run the language server for editors")
    .description("Runs the language server: editors start it, and talk with it by the Language Server Protocol.")
    .option("--stdio", "talk by standard input and output (default)")
    .option("--socket <port>", "connect to a port of this machine, where the editor listens", portOf)
    .addHelpText("after", notes)
    .action(async ({ socket }: { readonly socket?: number }) => {
      const { startLanguageServer } = await import("@argot/language-service/server");
      try {
        await startLanguageServer({
          input: io.stdin,
          output: io.stdout,
          ...(socket !== undefined && { port: socket }),
        });
      } catch (error) {
        const reason = (error as Error).message;
        throw new Problem(
          `the server cannot connect (${reason})`,
          "start it from the editor, which listens at the port",
        );
      }
    });
};

function portOf(text: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new InvalidArgumentError("It must be 1 to 65535.");
  return port;
}

// Lines have at most 80 characters.
const notes = `
The schemas of documents are those that they name, and those that the project
has for them: see the setting data in argot config --help. Settings for editors
are in the README of @argot/language-service.

Examples:
  argot lsp
  argot lsp --socket 7000
`;
