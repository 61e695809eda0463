/** A machine that staff have set up as a kiosk, until somebody revokes it. */
export const kioskStates = ['ativo', 'revogado'] as const;
export type KioskState = (typeof kioskStates)[number];

/** UTF-16 units of what staff call a kiosk, and of why they revoke one. */
export const kioskLengths = { name: 60, reason: 500 } as const;
