// The numbers of mutants that were tried and killed: in total, and for each folder.
import path from "node:path";

/** @typedef {{ tried: number, killed: number }} Counts */

const score = (/** @type {Counts} */ { tried, killed }) => `${((100 * killed) / Math.max(1, tried)).toFixed(1)} %`;

export class Figures {
  #src;
  /** @type {Map<string, Counts>} */
  #folders = new Map();
  /** @type {Counts} */
  #all = { tried: 0, killed: 0 };

  /** @param {string} src the folder of the sources, absolute */
  constructor(src) {
    this.#src = src;
  }

  /** Counts a mutant that was tried. @param {string} file @param {boolean} killed */
  count(file, killed) {
    const folder = this.#folderOf(file);
    const counts = this.#folders.get(folder) ?? { tried: 0, killed: 0 };
    this.#folders.set(folder, counts);
    for (const each of [counts, this.#all]) {
      each.tried++;
      if (killed) each.killed++;
    }
  }

  /** Markdown: a sentence, and a table if there are several folders. @param {readonly { file: string }[]} mutants all */
  summary(mutants) {
    const { tried, killed } = this.#all;
    const all = `${tried} of ${mutants.length} mutants tried, ${killed} killed, ${tried - killed} survive: ${score(this.#all)}.`;
    const of = mutants.map(({ file }) => this.#folderOf(file));
    const folders = [...new Set(of)].toSorted();
    if (folders.length < 2) return all;
    const rows = folders.map((folder) => {
      const counts = this.#folders.get(folder) ?? { tried: 0, killed: 0 };
      const survive = counts.tried - counts.killed;
      const count = of.filter((each) => each === folder).length;
      return `| \`${folder}\` | ${count} | ${counts.tried} | ${counts.killed} | ${survive} | ${score(counts)} |`;
    });
    const head = "| folder | mutants | tried | killed | survive | score |\n| --- | ---: | ---: | ---: | ---: | ---: |";
    return [all, "", head, ...rows].join("\n");
  }

  /** The first folder in the path of a file. @param {string} file */
  #folderOf(file) {
    const [folder = "", ...rest] = path.relative(this.#src, file).split(path.sep);
    return rest.length > 0 ? `${folder}/` : "./";
  }
}
