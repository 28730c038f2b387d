import { german } from "@argot/messages/de";
import { localise, type ValidationIssue } from "argot";

/** Puts the messages of issues into German. */
export const germanIssues = (issues: readonly ValidationIssue[]): readonly ValidationIssue[] =>
  localise(issues, german);
