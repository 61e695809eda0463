export { faultOfEmails, splitEmails } from './email-list.ts';
export { useCases } from './use-cases.ts';
