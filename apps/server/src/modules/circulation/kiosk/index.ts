export { lendAtKiosk, renewAtKiosk, returnAtKiosk } from './kiosk-acts.ts';
export { endKioskSession, setUpKiosk, startKioskSession } from './kiosk-session.ts';
