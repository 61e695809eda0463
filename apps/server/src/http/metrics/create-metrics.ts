import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Look } from './look.ts';

/** An answer to a request from outside. */
interface Answered {
  /** Of the endpoint, as in the published document; of what is none, its route. Never an address. */
  readonly call: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly contentType: string;
  noteAnswer(answered: Answered): void;
  /** As Prometheus reads it. */
  text(): Promise<string>;
  /** For the text of another process. */
  counted(): Promise<Counted>;
}

/** Everything that a process has counted. */
export type Counted = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Seconds: most calls take some milliseconds, an export or a report some seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the server did and how it is, in numbers and names of its own: nothing of who asked, or for
 * what. `looks` are taken anew whenever somebody reads; what others have counted is added then.
 */
export function createMetrics(
  looks: readonly Look[],
  others: () => Promise<readonly Counted[]> = async () => [],
): Metrics {
  const registry = new Registry();
  // Memory, processor, open files, delay of the event loop, garbage collection.
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'estante_call_duration_seconds',
    help: 'Answers by call and status, and how long each took',
    labelNames: ['call', 'status'],
    buckets,
    registers: [registry],
  });
  const gauges = looks.map((look) => ({ look, gauge: gaugeOf(look, registry) }));
  const takeAll = () => Promise.all(gauges.map(({ look, gauge }) => take(look, gauge)));
  return {
    contentType: registry.contentType,
    noteAnswer: ({ call, status, seconds }) => answers.observe({ call, status }, seconds),
    text: async () => {
      const [more] = await Promise.all([others(), takeAll()]);
      if (more.length === 0) return registry.metrics();
      const all = [await registry.getMetricsAsJSON(), ...more];
      return AggregatorRegistry.aggregate(all).metrics();
    },
    counted: async () => {
      await takeAll();
      return registry.getMetricsAsJSON();
    },
  };
}

type AnyGauge = Gauge;

function gaugeOf({ name, help, labelNames }: Look, registry: Registry): AnyGauge {
  return new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
}

/** What cannot be looked at, as a database that is away, has no value rather than an old one. */
async function take(look: Look, gauge: AnyGauge): Promise<void> {
  const values = await look.read().catch(() => []);
  gauge.reset();
  // A gauge without labels that is reset says 0.
  if (values.length === 0 && look.labelNames.length === 0) gauge.remove();
  for (const { labels = {}, value } of values) gauge.set(labels, value);
}
