import { createHmac } from 'node:crypto';
import { isSameSecret } from '../../platform/digest.ts';
import { loadServerKey, type KeyDeps } from '../auth/index.ts';

/** Crockford's base 32: no letter is taken for a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/**
 * Loads the code that the first administrator shows: of those who may set the network up, only an operator
 * reads what the server prints. All servers of an installation have the same; it opens nothing once there is
 * an administrator.
 */
export async function loadSetupCode(deps: KeyDeps): Promise<string> {
  return setupCodeOf(await loadServerKey(deps, 'setup'));
}

/** 'K3WT-90QX-ZB4M', of 60 bits. */
export function setupCodeOf(key: Buffer): string {
  const bytes = createHmac('sha256', key).update('setup-code').digest().subarray(0, length);
  const signs = Array.from(bytes, (byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return signs.replaceAll(/(.{4})(?=.)/g, '$1-');
}

/** Whether a code is the right one, however it was typed: in small letters, without hyphens, O for 0, I or L for 1. */
export function isSetupCode(typed: string, code: string): boolean {
  return isSameSecret(foldCode(typed), foldCode(code));
}

function foldCode(typed: string): string {
  return typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
}
