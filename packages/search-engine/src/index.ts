export * from './fields.ts';
export * from './query.ts';
export * from './port.ts';
