// A process that validates messages until SIGTERM: `node worker.js <url> <consumer> <valid prefix> <dead prefix> <pause>`.
import { fixedSchemas, startValidation } from "@argot/nats";
import { connect } from "@nats-io/transport-node";
import { createArgot } from "argot";
import { orderSchema } from "./messages.js";

const [servers = "", consumer = "", validTo = "", deadTo = "", pause = "0"] = process.argv.slice(2);
const connection = await connect({ servers, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
const isOrder = createArgot().compile(orderSchema);
const slow = Object.assign(
  (value: unknown) => {
    // A schema that takes long: nothing else happens in the process meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, Number(pause));
    return isOrder(value);
  },
  { validate: isOrder.validate },
);
const validation = await startValidation(connection, {
  stream: "ORDERS",
  consumer,
  subjects: { "orders.>": "order" },
  schemas: fixedSchemas({ order: pause === "0" ? isOrder : slow }),
  validTo,
  deadTo,
  ackWait: 5000,
  // A slow program takes few messages at a time, so that it answers them before they are delivered again.
  maxInFlight: pause === "0" ? 256 : 8,
});
process.once("SIGTERM", () => void validation.drain().then(() => connection.close()));
process.send?.("ready");
await validation.ended;
process.disconnect?.();
