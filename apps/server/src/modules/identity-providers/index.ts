export { outsidePasswords } from './outside-passwords.ts';
export { useCases } from './use-cases.ts';
