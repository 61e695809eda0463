export { tellOfCatalogued } from './tell-of-catalogued.ts';
export { useCases } from './use-cases.ts';
