// A page with an editor, for screenshots: `#json` and `#yaml` choose the language.
import { createLanguageService } from "@argot/language-service";
import * as monaco from "monaco-editor";
import { registerArgot } from "../src/monaco/index.js";

const schema = {
  title: "Order",
  properties: {
    status: { description: "Where the order is.", enum: ["open", "sent", "paid"] },
    customer: { type: "string", description: "Who has ordered." },
    total: { type: "number", minimum: 0, description: "The sum of all prices." },
    note: { type: "string" },
    pay: {
      oneOf: [
        {
          title: "Card",
          properties: { by: { const: "card" }, number: { type: "string" } },
          required: ["by", "number"],
        },
        { title: "Cash", properties: { by: { const: "cash" } }, required: ["by"] },
      ],
    },
  },
  required: ["status", "customer"],
  additionalProperties: false,
};

const texts = {
  json: { text: '{\n  "status": "opne",\n  "pay": { "by": "card", "number": 5 },\n  \n}\n', line: 4, column: 3 },
  yaml: { text: "status: opne\npay:\n  by: card\n  number: 5\n\n", line: 5, column: 1 },
};

const language = location.hash === "#yaml" ? "yaml" : "json";
const { text, line, column } = texts[language];
const service = createLanguageService();
service.configure({ schemas: [{ uri: "https://example.com/order", fileMatch: ["order.*"], schema }] });
// The editor's own validation of JSON would report everything twice. This page has no workers.
monaco.json.jsonDefaults.setModeConfiguration({ tokens: true });
registerArgot(monaco, { service });
const model = monaco.editor.createModel(text, language, monaco.Uri.parse(`file:///order.${language}`));
const container = document.querySelector<HTMLElement>("#editor");
if (!container) throw new Error("the page has no place for the editor");
const editor = monaco.editor.create(container, {
  model,
  fontSize: 16,
  minimap: { enabled: false },
  automaticLayout: true,
});
editor.setPosition({ lineNumber: line, column });
editor.focus();
setTimeout(() => editor.trigger("demo", "editor.action.triggerSuggest", {}), 1000);
