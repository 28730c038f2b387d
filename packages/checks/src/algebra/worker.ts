// Does what its parent asks for, a task at a time.
import { comparisonOf } from "./comparison.js";
import { fakes, merged, peers } from "./peers.js";

async function resultOf(task: string, input: readonly [unknown, unknown]): Promise<unknown> {
  if (task === "compare") return comparisonOf(input);
  if (task === "merge") return merged(input[0]);
  if (task === "fake") return fakes(input[0], input[1] as number);
  const load = peers[task];
  if (load === undefined) throw new Error(`there is no task ${task}`);
  return (await load())(...input);
}

function reply(content: object): void {
  process.send?.({ ...content, memory: process.resourceUsage().maxRSS / 1024 });
}

process.on("message", ({ task, input }: { task: string; input: readonly [unknown, unknown] }) => {
  resultOf(task, input).then(
    (result) => reply({ result }),
    (error: unknown) => reply({ thrown: error instanceof Error ? error.message : String(error) }),
  );
});
