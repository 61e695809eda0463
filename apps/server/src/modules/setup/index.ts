export { addAdministrator, hasAdministrator } from './administrator-repository.ts';
export { keepSetupCode } from './keep-setup-code.ts';
export { loadSetupCode } from './setup-code.ts';
export { useCases } from './use-cases.ts';
