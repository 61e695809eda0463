export { motiveOf, presentRefusals, refuseByRules } from './refuse-by-rules.ts';
