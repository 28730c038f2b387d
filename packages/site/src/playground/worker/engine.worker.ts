// The worker of the page. It runs no code of the visitor: a state with a vocabulary goes to the worker in the frame.
import { type MessageEnd, serveRequests } from "./serve-requests.js";

serveRequests(self as unknown as MessageEnd, () =>
  Promise.reject(new Error("Vocabularies run in the sandboxed frame only")),
);
