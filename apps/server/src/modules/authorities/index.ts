export { findFiledHeadings } from './filed-headings.ts';
export { readIdentities } from './identities.ts';
export { readSeeAlso } from './see-also.ts';
export { useCases } from './use-cases.ts';
