export { createHarvester, harvestDue } from './harvester.ts';
export { keepHarvested } from './keep-harvested.ts';
export { useCases } from './use-cases.ts';
