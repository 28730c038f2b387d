import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { protocol } from "./protocol.js";

type Command = "start" | "dialect" | "run";

/** A response to a case. */
export interface RunResponse {
  readonly seq: number;
  readonly results?: readonly {
    readonly valid?: boolean;
    readonly annotations?: readonly {
      readonly keyword: string;
      readonly instanceLocation: string;
      readonly keywordLocation: string;
      readonly annotation: unknown;
    }[];
    readonly context?: { readonly message: string };
  }[];
  readonly context?: { readonly message: string };
}

/** Speaks to a harness as Bowtie does, and checks each message against the schemas of the protocol, with another validator. */
export class Driver {
  readonly #process: ChildProcessWithoutNullStreams;
  readonly #lines: AsyncIterator<string>;
  readonly #ajv = new Ajv2020({ strict: false });
  readonly #checks = new Map<string, ValidateFunction>();
  #errors = "";
  /** The number of messages that were checked. */
  checked = 0;

  /** @param file - The program of the harness. */
  constructor(file: string) {
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(protocol);
    this.#process = spawn(process.execPath, [file]);
    this.#process.stderr.on("data", (part) => (this.#errors += String(part)));
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  /** Sends a request, and returns the response. */
  async ask(cmd: Command, request: object): Promise<unknown> {
    this.#send({ cmd, ...request });
    const { value, done } = await this.#lines.next();
    if (done) throw new Error(`the harness ended: ${this.#errors}`);
    const response: unknown = JSON.parse(value);
    this.#check(cmd, response);
    return response;
  }

  /** Asks the program to stop, and returns its exit code and what it wrote to standard error. */
  async stop(): Promise<{ code: unknown; errors: string }> {
    this.#send({ cmd: "stop" });
    const [code]: unknown[] = await once(this.#process, "close");
    return { code, errors: this.#errors };
  }

  #send(request: object): void {
    this.#check("command", request);
    this.#process.stdin.write(`${JSON.stringify(request)}\n`);
  }

  #check(name: Command | "command", message: unknown): void {
    const check = this.#checks.get(name) ?? this.#ajv.compile({ $ref: `${protocol.$id}#/$defs/${name}` });
    this.#checks.set(name, check);
    this.checked += 1;
    if (!check(message))
      throw new Error(`${name}: ${this.#ajv.errorsText(check.errors)} in ${JSON.stringify(message)}`);
  }
}
