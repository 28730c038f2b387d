import { Problem } from "./problem.js";

const reasons: Readonly<Record<string, readonly [reason: string, remedy: string]>> = {
  ENOENT: ["there is no such directory", "check the name and its directory"],
  ENOTDIR: ["there is no such directory", "check the name and its directory"],
  EISDIR: ["it is a directory", "name a file"],
  EACCES: ["its permissions forbid it", "check the permissions"],
  EPERM: ["its permissions forbid it", "check the permissions"],
  EROFS: ["its file system is read-only", "name another file"],
  ENOSPC: ["no space is left", "make some, or name another file"],
  ELOOP: ["it is a link that leads to itself", "correct the link"],
};

/** Explains why a file cannot be written. */
export function writeProblem(file: string, error: Error): Problem {
  const { code = "", message } = error as NodeJS.ErrnoException;
  const [reason, remedy] = (Object.hasOwn(reasons, code) && reasons[code]) || [
    message,
    "check the name and its directory",
  ];
  return new Problem(`${file} cannot be written (${reason})`, remedy);
}
