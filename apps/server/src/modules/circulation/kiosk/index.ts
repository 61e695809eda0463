export { clearKioskSessions } from './clear-sessions.ts';
export { identify, type Identification } from './identify.ts';
export { newSecret } from './kiosk-repository.ts';
export { useCases } from './use-cases.ts';
