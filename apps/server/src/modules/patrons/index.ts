export { endPastBlocks } from './access-blocks.ts';
export { chooseMail, writeConsent } from './consent.ts';
export { lockPerson } from './lock-person.ts';
export { countAct } from './rate.ts';
export { findPersonName } from './repository.ts';
export { firstNameAndInitial } from './short-name.ts';
export { useCases } from './use-cases.ts';
