export { readPatron, type PatronLine, type WrongCell } from './read-patrons.ts';
export { addPatron, findKnown } from './repository.ts';
export { useCases } from './use-cases.ts';
