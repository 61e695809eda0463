export { useCases } from './use-cases.ts';
