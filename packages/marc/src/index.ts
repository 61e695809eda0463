export * from './record.ts';
export * from './description.ts';
export * from './holdings.ts';
export * from './authority.ts';
export * from './access.ts';
export * from './reading.ts';
export type { Encoding } from './charset/encoding.ts';
export { readIso2709 } from './iso2709/read.ts';
