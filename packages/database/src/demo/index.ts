export * from './authorities.ts';
export * from './copies.ts';
export * from './databases.ts';
export * from './network.ts';
export * from './records.ts';
export * from './teaching-plans.ts';
export * from './works/index.ts';
export type { DemoDiscipline, DemoTeachingPlan } from './teaching-plans/teaching-plan.ts';
export type { DemoWork } from './work.ts';
