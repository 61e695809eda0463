export * from './authorities.ts';
export * from './copies.ts';
export * from './databases.ts';
export * from './network.ts';
export * from './records.ts';
export * from './works/index.ts';
export type { DemoWork } from './work.ts';
