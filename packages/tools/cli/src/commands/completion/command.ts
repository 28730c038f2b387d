import { Argument } from "commander";
import type { DefineCommand } from "../command.js";

/** The shells that completion is written for. */
const shells = ["bash", "zsh", "fish"] as const;

/** `argot completion` */
export const defineCompletion: DefineCommand = (program, { streams }) => {
  program
    .command("completion")
    .summary("print a completion script for a shell")
    .description("Prints a script that makes a shell complete commands, options and their values.")
    .addArgument(new Argument("<shell>", "the shell").choices(shells))
    .addHelpText("after", notes)
    .action(async (shell: (typeof shells)[number]) => {
      const { completionScripts, completionsOf } = await import("./completion.js");
      await streams.out.write(completionScripts[shell](completionsOf(program)));
    });
};

// Lines have at most 80 characters.
const notes = `
Examples:
  argot completion bash > ~/.local/share/bash-completion/completions/argot
  argot completion zsh > "\${fpath[1]}/_argot"
  argot completion fish > ~/.config/fish/completions/argot.fish
`;
