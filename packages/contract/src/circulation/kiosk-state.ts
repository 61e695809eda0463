/** States of a machine that staff have set up as a kiosk, until it is revoked. */
export const kioskStates = ['ativo', 'revogado'] as const;
export type KioskState = (typeof kioskStates)[number];

/** Most UTF-16 units of a kiosk's name, and of the reason for its revocation. */
export const kioskLengths = { name: 60, reason: 500 } as const;
