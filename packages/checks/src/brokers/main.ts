// Runs the proofs against the servers that are installed, and prints their results.
import { parseArgs } from "node:util";
import { proveInteroperation } from "./kafka/interoperation.js";
import { proveKafka } from "./kafka/proof.js";
import { proveFailures } from "./nats/failures.js";
import { proveNats } from "./nats/proof.js";
import { howToInstall, isInstalled } from "./servers/program.js";

const { values } = parseArgs({ options: { messages: { type: "string", default: "100000" } } });
const count = Number(values.messages);
let failures = 0;

console.log(`NATS JetStream: programs on one consumer, ${count} messages\n`);
if (isInstalled("nats-server")) {
  row("run", "programs", "lost", "repeated", "wrong", "redelivered", "counted", "messages/s");
  row("---", "---:", "---:", "---:", "---:", "---:", "---:", "---:");
  await proveNats(count, (run) => {
    const { name, programs, lost, repeated, wrong, redelivered, counted, messages, seconds } = run;
    row(name, programs, lost, repeated, wrong, redelivered, counted, Math.round(messages / seconds));
    if (lost + repeated + wrong > 0 || !isCounted(run)) failures += 1;
  });
  console.log("\nNATS JetStream: what fails\n");
  row("run", "messages", "lost", "repeated", "wrong", "counted", "said");
  row("---", "---:", "---:", "---:", "---:", "---:", "---");
  await proveFailures((run) => {
    const { name, messages, lost, repeated, wrong, counted, said } = run;
    row(name, messages, lost, repeated, wrong, counted, said);
    if (lost + repeated + wrong > 0 || !isCounted(run)) failures += 1;
  });
} else {
  console.log(`SKIPPED: ${howToInstall("nats-server")}`);
}

console.log("\nKafka: a group of two consumers, kafkajs and the mock cluster of librdkafka\n");
if (isInstalled("kcat")) {
  row("run", "lost", "read again", "wrong", "first consumer", "second consumer", "messages/s");
  row("---", "---:", "---:", "---:", "---:", "---:", "---:");
  await proveKafka(Math.min(count, 20_000), ({ name, lost, repeated, wrong, shares, messages, seconds }) => {
    row(name, lost, repeated, wrong, ...shares, Math.round(messages / seconds));
    if (lost + wrong > 0) failures += 1;
  });
} else {
  console.log(`SKIPPED: ${howToInstall("kcat")}`);
}

console.log("\nKafka: messages exchanged with Confluent's serializer\n");
row("registry", "schema named by", "direction", "same value");
row("---", "---", "---", "---");
const exchanges = await proveInteroperation(({ registry, form, direction, isSame }) => {
  row(registry, form, direction, isSame ? "yes" : "NO");
  if (!isSame) failures += 1;
});
if (!exchanges) console.log("SKIPPED: npm could not install @confluentinc/schemaregistry");

console.log(failures === 0 ? "\nno message was lost" : `\n${failures} rows FAILED`);
process.exitCode = failures === 0 ? 0 : 1;

/** Whether metrics agree with the messages. What a killed program did after its last report is missing. */
function isCounted({
  counted,
  messages,
  isKilled,
}: Readonly<{ counted: number; messages: number; isKilled: boolean }>): boolean {
  return isKilled ? counted <= messages : counted === messages;
}

function row(...cells: readonly (string | number)[]): void {
  console.log(`| ${cells.join(" | ")} |`);
}
