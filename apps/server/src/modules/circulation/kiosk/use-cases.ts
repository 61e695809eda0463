import { defineUseCases } from '../../define-use-cases.ts';
import { lendAtKiosk, renewAtKiosk, returnAtKiosk } from './kiosk-acts.ts';
import { endKioskSession, setUpKiosk, startKioskSession } from './kiosk-session.ts';
import { listKiosks, revokeKiosk } from './staff-kiosks.ts';

/** Use cases behind the calls of the kiosks. */
export const useCases = defineUseCases((context) => ({
  setUpKiosk: setUpKiosk(context),
  startKioskSession: startKioskSession(context),
  endKioskSession: endKioskSession(context.db),
  lendAtKiosk: lendAtKiosk(context),
  renewAtKiosk: renewAtKiosk(context),
  returnAtKiosk: returnAtKiosk(context),
  listKiosks: listKiosks(context),
  revokeKiosk: revokeKiosk(context),
}));
