// Runs the proofs against the servers that are installed, and prints what came of them.
import { parseArgs } from "node:util";
import { type NatsRun, proveNats } from "./nats/proof.js";
import { howToInstall, isInstalled } from "./servers/program.js";

const { values } = parseArgs({ options: { messages: { type: "string", default: "100000" } } });
const count = Number(values.messages);
let failures = 0;

console.log(`NATS JetStream: programs on one consumer, ${count} messages\n`);
if (isInstalled("nats-server")) {
  row("run", "programs", "lost", "repeated", "wrong", "redelivered", "messages/s");
  row("---", "---:", "---:", "---:", "---:", "---:", "---:");
  await proveNats(count, (run: NatsRun) => {
    const { name, programs, lost, repeated, wrong, redelivered, messages, seconds } = run;
    row(name, programs, lost, repeated, wrong, redelivered, Math.round(messages / seconds));
    if (lost + repeated + wrong > 0) failures += 1;
  });
} else {
  console.log(`SKIPPED: ${howToInstall("nats-server")}`);
}

console.log(failures === 0 ? "\nno message was lost" : `\n${failures} runs FAILED`);
process.exitCode = failures === 0 ? 0 : 1;

function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
