// Completion, hover, quick fixes and squiggles: loaded after the first result.
import { argotExtension, type ArgotService } from "@argot/web-editors/codemirror";
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { lintKeymap } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { documentUri, isYaml } from "../state/playground-state.js";
import { renderMarkdown } from "./markdown.js";
import { validateAgain } from "./text-editor.js";

/** The help for a document. */
export const editorHelp = (service: ArgotService, name: string): Extension => [
  argotExtension({
    service,
    uri: documentUri({ name }),
    language: isYaml({ name }) ? "yaml" : "json",
    renderMarkdown,
    lint: {
      delay: 0,
      needsRefresh: ({ transactions }) =>
        transactions.some(({ effects }) => effects.some((effect) => effect.is(validateAgain))),
    },
  }),
  closeBrackets(),
  keymap.of([...closeBracketsKeymap, ...completionKeymap, ...lintKeymap]),
];
