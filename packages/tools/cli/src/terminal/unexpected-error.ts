import { printable } from "@argot/source-text/printable";

/** The text for an unexpected error, which is most likely a bug of this program. */
export function unexpectedErrorText(error: unknown): string {
  const { code, syscall, stack } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  if (code === "ENOENT" && syscall === "uv_cwd")
    return "argot: the working directory is not there any more: change to another one\n";
  const lines = (stack ?? String(error)).split("\n").map(printable);
  return `argot: this is a fault of argot: please report it, https://github.com/argot-schema/argot/issues\n${lines.join("\n")}\n`;
}
