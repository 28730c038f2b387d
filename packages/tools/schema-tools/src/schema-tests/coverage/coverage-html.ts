import { gapOf } from "./coverage-text.js";
import { requireFiles, type FileCoverage, type LocatedKeyword } from "./located.js";
import { percentageOf, type Share, sharesOf } from "./schema-coverage.js";

/** Coverage as one HTML page without scripts: a table of the files, and their texts with the keywords marked. */
export function coverageHtml(files: readonly FileCoverage[]): string {
  requireFiles("coverageHtml", files);
  return pageOf(files);
}

const pageOf = (files: readonly FileCoverage[]): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Coverage of schemas</title>
<style>${style}</style>
</head>
<body>
<h1>Coverage of schemas</h1>
<table>
<tr><th>file</th><th>keywords</th><th>outcomes</th><th>schemas</th></tr>
${files.map((file, i) => tableRow(`<a href="#f${i}">${escaped(file.source.name)}</a>`, [file])).join("\n")}
${tableRow("all", files)}
</table>
<p><span class="all">exercised</span> <span class="part">never fails, or never holds</span> <span class="none">never evaluated</span></p>
${files.map(section).join("\n")}
</body>
</html>
`;

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; }
table { border-collapse: collapse; }
th, td { padding: 0.2rem 1rem 0.2rem 0; text-align: right; border-bottom: 1px solid #8884; }
th:first-child, td:first-child { text-align: left; }
pre { overflow: auto; padding: 1rem; border: 1px solid #8884; border-radius: 6px; font: 13px/1.5 ui-monospace, monospace; }
.all { background: #2a02; } .part { background: #da08; } .none { background: #e336; }
.all, .part, .none { border-radius: 3px; padding: 0 2px; }
.line { color: #888; user-select: none; }`;

function tableRow(name: string, files: readonly FileCoverage[]): string {
  const { keywords, outcomes, schemas } = sharesOf(files);
  return `<tr><td>${name}</td>${[keywords, outcomes, schemas].map(cell).join("")}</tr>`;
}

const cell = (share: Share): string => `<td>${percentageOf(share).toFixed(1)} % (${share.covered}/${share.total})</td>`;

function section({ source, keywords }: FileCoverage, index: number): string {
  let html = "";
  let at = 0;
  for (const keyword of keywords) {
    // Shows keywords at one position once, such as those behind an alias of YAML.
    if (keyword.start < at) continue;
    html +=
      escaped(source.text.slice(at, keyword.start)) + marked(source.text.slice(keyword.start, keyword.end), keyword);
    at = keyword.end;
  }
  html += escaped(source.text.slice(at));
  const lines = html.split(/\r\n|\r|\n/);
  const width = String(lines.length).length;
  const numbered = lines.map((line, i) => `<span class="line">${String(i + 1).padStart(width)}</span>  ${line}`);
  return `<h2 id="f${index}">${escaped(source.name)}</h2>\n<pre>${numbered.join("\n")}</pre>`;
}

function marked(text: string, keyword: LocatedKeyword): string {
  const gap = gapOf(keyword);
  const kind = gap === undefined ? "all" : keyword.holds + keyword.fails === 0 ? "none" : "part";
  const title = `${gap === undefined ? "" : `${gap}; `}held ${keyword.holds} times, failed ${keyword.fails} times`;
  return `<span class="${kind}" title="${escaped(title)}">${escaped(text)}</span>`;
}

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] as string);
