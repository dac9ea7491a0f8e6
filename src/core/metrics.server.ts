import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** Prometheus metrics of a process (`/metrics`). No label contains a slug, a token or a person. */
export interface Metrics {
  registry: Registry;
  requests: Counter<"method" | "route" | "status">;
  /** In seconds, by route pattern; without responses from the page cache. */
  durations: Histogram<"route">;
  /** Guest pages by source: `memory` or `drawn`. */
  pages: Counter<"from">;
  /** Ended attempts at jobs by kind and outcome: `done`, `again`, or `failed` for good. */
  jobs: Counter<"kind" | "outcome">;
  /** Content security policy reports from browsers, by violated directive. */
  policyReports: Counter<"directive">;
  /** Adds a gauge that is read on each scrape: one value, or one per value of a label. */
  onRead(name: string, help: string, read: () => Promise<Reading>, label?: string): void;
}

/** Values by label; "" for a gauge without label. Undefined when not known. */
export type Reading = Record<string, number> | undefined;

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export function newMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    requests: new Counter({
      name: "porchlight_requests_total",
      help: "Answered requests",
      labelNames: ["method", "route", "status"],
      registers,
    }),
    durations: new Histogram({
      name: "porchlight_request_duration_seconds",
      help: "Time until the answer began, without guest pages from the cache",
      labelNames: ["route"],
      buckets: SECONDS,
      registers,
    }),
    pages: new Counter({
      name: "porchlight_guest_pages_total",
      help: "Guest pages by where they came from",
      labelNames: ["from"],
      registers,
    }),
    jobs: new Counter({
      name: "porchlight_job_attempts_total",
      help: "Ended attempts at jobs",
      labelNames: ["kind", "outcome"],
      registers,
    }),
    policyReports: new Counter({
      name: "porchlight_policy_reports_total",
      help: "Reports of browsers that a page broke its content security policy",
      labelNames: ["directive"],
      registers,
    }),
    onRead(name, help, read, label) {
      // In development the app is rebuilt for each request: the newest reader replaces the earlier one.
      registry.removeSingleMetric(name);
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: label ? [label] : [],
        registers,
        async collect() {
          const reading = await read();
          gauge.reset();
          if (!reading) return;
          for (const [value, figure] of Object.entries(reading))
            gauge.set(label ? { [label]: value } : {}, figure);
        },
      });
    },
  };
}
