import { Counter, Gauge, Histogram, Registry } from "prom-client";

/** What a process counts of its work, for Prometheus (`/metrics`). No label holds a slug, a token or a person. */
export interface Metrics {
  registry: Registry;
  /** By method, route pattern and status. */
  requests: Counter<"method" | "route" | "status">;
  /** In seconds, by route pattern; answers from the page cache are not in it. */
  durations: Histogram<"route">;
  /** Guest pages by where they came from: `memory`, `store`, or `drawn`. */
  pages: Counter<"from">;
  /** Ended attempts at jobs by kind and outcome: `done`, `again`, or `failed` for good. */
  jobs: Counter<"kind" | "outcome">;
  /** What browsers reported of our content security policy, by the rule that was broken. */
  policyReports: Counter<"directive">;
  /** Adds a figure that is read when somebody asks: one value, or one by each value of a label. */
  onRead(name: string, help: string, read: () => Promise<Reading>, label?: string): void;
}

/** Figures by the value of their label; the empty text is that of a figure without label. Nothing where it is not known. */
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
      // While developing the app is built anew for each request: the newest reader counts.
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
