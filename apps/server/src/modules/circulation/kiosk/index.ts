export { clearKioskSessions } from './clear-sessions.ts';
export { lendAtKiosk, renewAtKiosk, returnAtKiosk } from './kiosk-acts.ts';
export { endKioskSession, setUpKiosk, startKioskSession } from './kiosk-session.ts';
export { listKiosks, revokeKiosk } from './staff-kiosks.ts';
