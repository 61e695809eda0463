export { countAnswers } from './count-answers.ts';
export { createMetrics, type Counted, type Metrics } from './create-metrics.ts';
export { looksOf, looksOfProcess } from './looks.ts';
export { openMetricsServer, registerMetrics } from './serve-metrics.ts';
