// A process that validates messages until SIGTERM: `node worker.js <settings as JSON>`. It answers each message of its parent with its
// health and its metrics.
import { fixedSchemas, startValidation, type ValidationOptions } from "@argot/nats";
import { connect } from "@nats-io/transport-node";
import { createArgot } from "argot";
import { orderSchema } from "./messages.js";
import type { ProgramReport, ProgramSettings } from "./programs.js";

const { url, pause = 0, poison = [], ...options } = JSON.parse(process.argv[2] ?? "{}") as ProgramSettings;
const connection = await connect({ servers: url, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
const isOrder = createArgot().compile(orderSchema);
const validator: ValidationOptions["schemas"] = fixedSchemas({
  order: Object.assign(
    (value: unknown) => {
      if (poison.includes((value as { id: number }).id)) process.kill(process.pid, "SIGKILL");
      // A schema that takes long: nothing else happens in the process meanwhile.
      if (pause > 0) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
      return isOrder(value);
    },
    { validate: isOrder.validate },
  ),
});
const validation = await startValidation(connection, {
  subjects: { "orders.>": "order" },
  ...options,
  schemas: validator,
});
const report = async (): Promise<void> => {
  const told: ProgramReport = { health: validation.health(), metrics: await validation.metrics() };
  if (process.connected) process.send?.(told);
};
process.on("message", () => void report());
process.once("SIGTERM", () => void validation.drain());
await report();
// A consumer that is deleted ends it with an error, which its health tells.
await validation.ended.catch(() => {});
await report();
await connection.close();
process.disconnect?.();
