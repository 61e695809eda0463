export * from './fields.ts';
export * from './query.ts';
export * from './port.ts';
export { openOracle } from './oracle/index.ts';
