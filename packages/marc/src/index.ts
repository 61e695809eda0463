export * from './record.ts';
export * from './description.ts';
export * from './holdings.ts';
export * from './authority.ts';
export * from './access.ts';
