import type { JetStreamClient } from "@nats-io/jetstream";

/** The schema of the messages of the proofs. */
export const orderSchema = {
  type: "object",
  properties: {
    id: { type: "integer" },
    customer: { type: "object", properties: { name: { type: "string", minLength: 1 } }, required: ["name"] },
    lines: {
      type: "array",
      items: {
        type: "object",
        properties: {
          product: { type: "string", pattern: "^[A-Z]{2}-[0-9]+$" },
          quantity: { type: "integer", minimum: 1 },
        },
        required: ["product", "quantity"],
      },
      minItems: 1,
    },
  },
  required: ["id", "customer", "lines"],
} as const;

/** A message by its number: of 100, one is invalid and one is not JSON. */
export function messageOf(id: number): string {
  const lines = Array.from({ length: 3 }, (_, i) => ({
    product: `AB-${id + i}`,
    quantity: id % 100 === 50 ? 0 : i + 1,
  }));
  const text = JSON.stringify({ id, customer: { name: `Customer ${id}` }, lines });
  return id % 100 === 99 ? text.slice(0, -1) : text;
}

/** The route of a message by its number. */
export const isValidMessage = (id: number): boolean => id % 100 !== 50 && id % 100 !== 99;

/** Publishes messages with the numbers from 0 on. */
export async function publishMessages(client: JetStreamClient, count: number): Promise<void> {
  for (let from = 0; from < count; from += 1000) {
    const ids = Array.from({ length: Math.min(1000, count - from) }, (_, i) => from + i);
    await Promise.all(ids.map((id) => client.publish(`orders.${id % 7}`, messageOf(id))));
  }
}
