import { Argument } from "commander";
import type { DefineCommand } from "../command.js";
import { withSuggestions } from "../suggested-values.js";

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
      const [{ completionScripts }, { completionsOf }, { explanations }] = await Promise.all([
        import("./scripts.js"),
        import("./completions.js"),
        import("@argot/messages/explanations"),
      ]);
      const explain = program.options.find(({ long }) => long === "--explain");
      if (explain) withSuggestions(explain, [...new Set(explanations.map(({ code }) => code))]);
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
