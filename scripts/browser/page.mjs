// Runs in a page: asks the official suite in every tier, and sends what came of it to the server.
// @ts-nocheck -- what it imports and knows is the page's.
const { createArgot } = await import(new URL("/argot.js", location.href).href);

/** So often each instance is asked: "auto" goes over from the loop on the way. */
const times = 25;

const { dialects, remotes } = await (await fetch("/suite.json")).json();

function attempt(action) {
  try {
    return action();
  } catch (error) {
    return error instanceof EvalError ? "EvalError" : String(error);
  }
}

function ask(tier) {
  const came = { tests: 0, right: 0, refused: 0, failures: [] };
  for (const { dialect, cases } of dialects) {
    const argot = createArgot({ dialect, tier });
    for (const [uri, document] of remotes) argot.add(document, uri);
    for (const { name, schema, tests } of cases) {
      const validator = attempt(() => argot.compile(schema));
      for (const { data, valid } of tests) {
        came.tests++;
        const answers = new Set();
        for (let i = 0; i < times; i++)
          answers.add(typeof validator === "function" ? attempt(() => validator(data)) : validator);
        if (answers.has("EvalError")) came.refused++;
        else if (answers.size === 1 && answers.has(valid)) came.right++;
        else came.failures.push(`${dialect} ${name}: ${[...answers].join(", ")}`);
      }
    }
  }
  return came;
}

// oxlint-disable-next-line typescript/no-implied-eval -- whether that is allowed is the question.
const generates = attempt(() => new Function("return true")()) === true;
const tiers = ["auto", "loop", "closures", "compiled"];
const results = tiers.map((tier) => ({ tier, ...ask(tier) }));
await fetch("/result", { method: "POST", body: JSON.stringify({ generates, results }) });
