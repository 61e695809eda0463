export { createHarvester, harvestDue } from './harvester.ts';
export { useCases } from './use-cases.ts';
