import { Counter, Gauge, Histogram, type Registry } from "prom-client";
import { type MessageResult, reasonOf } from "./answer.js";

/** What is measured, in a registry of prom-client. */
export interface Metrics {
  readonly registry: Registry;
  readonly validated: (seconds: number) => void;
  readonly answered: (result: MessageResult) => void;
  readonly redelivered: () => void;
  readonly duplicate: () => void;
  readonly retried: () => void;
}

/** Bounds in seconds: from a small value and schema to durations that need attention. */
const buckets = [0.000_01, 0.000_05, 0.000_1, 0.000_5, 0.001, 0.005, 0.01, 0.05, 0.1, 1];

/**
 * Creates the metrics of a consumer.
 *
 * @param pending - The number of messages that are not yet delivered, and of those that are not yet acknowledged;
 *   `undefined` while the server cannot be reached.
 */
export function createMetrics(
  registry: Registry,
  labels: Readonly<Record<"stream" | "consumer", string>>,
  pending: () => Promise<{ readonly undelivered: number; readonly unacknowledged: number } | undefined>,
): Metrics {
  const registers = [registry];
  const labelNames = Object.keys(labels);
  const messages = new Counter({
    name: "argot_messages_total",
    help: "Messages whose stored answer is from this program, by route and reason: the first keyword that fails, or a code",
    labelNames: [...labelNames, "route", "reason"],
    registers,
  });
  const seconds = new Histogram({
    name: "argot_validation_seconds",
    help: "Time to parse and validate a message",
    labelNames,
    buckets,
    registers,
  });
  const counter = (name: string, help: string): (() => void) => {
    const metric = new Counter({ name, help, labelNames, registers });
    metric.inc(labels, 0);
    return () => metric.inc(labels);
  };
  const lag = new Gauge({
    name: "argot_lag_messages",
    help: "Messages that are not delivered yet, and those that are delivered and not acknowledged",
    labelNames: [...labelNames, "state"],
    registers,
    async collect() {
      lag.reset();
      const found = await pending();
      if (!found) return;
      lag.set({ ...labels, state: "undelivered" }, found.undelivered);
      lag.set({ ...labels, state: "unacknowledged" }, found.unacknowledged);
    },
  });
  return {
    registry,
    validated: (time) => seconds.observe(labels, time),
    answered: (result) =>
      messages.inc({ ...labels, route: result.route, reason: result.route === "valid" ? "" : reasonOf(result) }),
    redelivered: counter("argot_redelivered_total", "Deliveries of messages that were delivered before"),
    duplicate: counter("argot_duplicates_total", "Answers that the server had already, from an earlier delivery"),
    retried: counter("argot_publish_retries_total", "Publications that failed and were tried again"),
  };
}
