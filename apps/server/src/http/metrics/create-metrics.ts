import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
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
}

/** Seconds: most calls take some milliseconds, an export or a report some seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * What the server did and how it is, in numbers and names of its own: nothing of who asked, or for
 * what. `looks` are taken anew whenever somebody reads.
 */
export function createMetrics(looks: readonly Look[]): Metrics {
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
  return {
    contentType: registry.contentType,
    noteAnswer: ({ call, status, seconds }) => answers.observe({ call, status }, seconds),
    text: async () => {
      await Promise.all(gauges.map(({ look, gauge }) => take(look, gauge)));
      return registry.metrics();
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
