import { AggregatorRegistry, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { GaugeSource } from './gauge-source.ts';

/** A response to a request from outside. */
interface AnsweredRequest {
  /** Name of the endpoint as published, or the route where there is no endpoint; never an address. */
  readonly call: string;
  readonly status: number;
  readonly seconds: number;
}

export interface Metrics {
  readonly contentType: string;
  noteAnswer(answered: AnsweredRequest): void;
  /** The metrics of all processes, in the text format of Prometheus. */
  text(): Promise<string>;
  /** The metrics of this process, to be added to another's `text`. */
  snapshot(): Promise<MetricsSnapshot>;
}

/** Every metric of one process. */
export type MetricsSnapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** Upper bounds in seconds: most calls take some milliseconds, an export or a report some seconds. */
const buckets = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Counts responses, and reads `sources` whenever the metrics are read; `others` are the snapshots of other
 * processes, which are added then. Labels say nothing of who asked, or for what.
 */
export function createMetrics(
  sources: readonly GaugeSource[],
  others: () => Promise<readonly MetricsSnapshot[]> = async () => [],
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
  const gauges = sources.map((source) => ({ source, gauge: gaugeOf(source, registry) }));
  const sampleAll = () => Promise.all(gauges.map(({ source, gauge }) => sample(source, gauge)));
  return {
    contentType: registry.contentType,
    noteAnswer: ({ call, status, seconds }) => answers.observe({ call, status }, seconds),
    text: async () => {
      const [more] = await Promise.all([others(), sampleAll()]);
      if (more.length === 0) return registry.metrics();
      const all = [await registry.getMetricsAsJSON(), ...more];
      return AggregatorRegistry.aggregate(all).metrics();
    },
    snapshot: async () => {
      await sampleAll();
      return registry.getMetricsAsJSON();
    },
  };
}

type AnyGauge = Gauge;

function gaugeOf({ name, help, labelNames }: GaugeSource, registry: Registry): AnyGauge {
  return new Gauge({ name, help, labelNames: [...labelNames], registers: [registry] });
}

/**
 * Sets a gauge from its source. One whose source cannot be read, as while the database is away, has no value
 * rather than an old one.
 */
async function sample(source: GaugeSource, gauge: AnyGauge): Promise<void> {
  const samples = await source.read().catch(() => []);
  gauge.reset();
  // A gauge without labels that is reset says 0.
  if (samples.length === 0 && source.labelNames.length === 0) gauge.remove();
  for (const { labels = {}, value } of samples) gauge.set(labels, value);
}
