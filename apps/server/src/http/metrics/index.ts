export { countAnswers } from './count-answers.ts';
export { createMetrics, type Metrics } from './create-metrics.ts';
export { looksOf } from './looks.ts';
export { openMetricsServer, registerMetrics } from './serve-metrics.ts';
