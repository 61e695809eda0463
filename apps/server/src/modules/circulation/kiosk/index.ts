export { clearKioskSessions } from './clear-sessions.ts';
export { useCases } from './use-cases.ts';
