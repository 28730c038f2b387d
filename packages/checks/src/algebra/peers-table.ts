// The exam's questions, asked of other programs.
import { table } from "../benchmarks/tables.js";
import { Asked } from "./asked.js";
import { answerTo, asserts, drafts, type Question, questionsOf } from "./exam.js";
import { pairsFolder, pairsHelp } from "./pairs.js";
import { installPeers, peers } from "./peers.js";

type Verdict = "right" | "wrong" | "not decided" | "no answer in time";
const verdicts: readonly Verdict[] = ["right", "wrong", "not decided", "no answer in time"];

/** The longest that a peer may take for a question, in milliseconds. */
const limit = 5000;

const judged = (answer: boolean, { truth }: Question): Verdict => (answer === truth ? "right" : "wrong");

function ownVerdict(question: Question): Verdict {
  const { answer } = answerTo(question);
  return answer === "unknown" ? "not decided" : judged(answer === "yes", question);
}

/** A peer has a process, which ends if it does not answer. */
function peerVerdict(name: string): { readonly process: Asked; of(question: Question): Promise<Verdict> } {
  const process = new Asked();
  return {
    process,
    async of(question) {
      const reply = await process.ask(name, [question.one, question.other], limit);
      if (reply === undefined) return "no answer in time";
      return typeof reply.result === "boolean" ? judged(reply.result, question) : "not decided";
    },
  };
}

/** The verdicts by draft and program. Questions about asserted formats and contents are left out: the peers have no option for it. */
export async function peersTable(): Promise<string> {
  const folder = pairsFolder();
  if (folder === undefined) return pairsHelp;
  const installed = installPeers();
  const rows: string[][] = [];
  // oxlint-disable no-await-in-loop -- a process takes one question at a time.
  for (const draft of drafts) {
    const questions = questionsOf(folder, draft).filter((question) => !asserts(question));
    rows.push([draft[1], "@argot/algebra", ...counted(questions.map(ownVerdict))]);
    for (const [i, name] of Object.keys(peers).entries()) {
      const peer = peerVerdict(name);
      const found: Verdict[] = [];
      for (const question of questions) found.push(await peer.of(question));
      peer.process.end();
      rows.push([draft[1], installed[i] ?? name, ...counted(found)]);
    }
  }
  return table(["draft", "program", ...verdicts], rows);
}

const counted = (found: readonly Verdict[]): readonly string[] =>
  verdicts.map((verdict) => {
    const count = found.filter((each) => each === verdict).length;
    return `${count} (${((100 * count) / found.length).toFixed(1)} %)`;
  });
