export { clearKioskSessions } from './clear-sessions.ts';
export { identify } from './identify.ts';
export { useCases } from './use-cases.ts';
