export { countAnswers } from './count-answers.ts';
export { createMetrics, type MetricsSnapshot, type Metrics } from './create-metrics.ts';
export { serverGauges, processGauges } from './gauge-sources.ts';
export { openMetricsServer, registerMetrics } from './serve-metrics.ts';
