export { presentRefusals, refuseByRules } from './refuse-by-rules.ts';
