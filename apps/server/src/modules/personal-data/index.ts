export { changeEmails, tellFormerEmails } from './change-emails.ts';
export { findConfirmations, forgetUnconfirmed } from './email-confirmation.ts';
export { faultOfEmails, hasEmail, joinEmails, splitEmails } from './email-list.ts';
export { presentValues, readPersonalValues, writePersonalValues } from './personal-values.ts';
export { readChanges, refuseChanges } from './read-changes.ts';
export { findOwner, moveOpenRequest } from './repository.ts';
export { refuseSameDocument } from './same-document.ts';
export { useCases } from './use-cases.ts';
