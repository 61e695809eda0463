import { hmac } from './server-key.ts';

/** Most of a person's addresses that are shown. */
const shownAtMost = 2;

/** Masks an address but for its first letter: its owner knows it again, nobody else learns it. */
export function maskAddress(address: string): string {
  return masked(address.slice(0, 1).toLowerCase());
}

/**
 * Masks the addresses of a person to be shown; for an unknown user name, and for a person without any, makes
 * up some of the same look that are always the same for this name.
 */
export function maskedAddresses(
  addresses: readonly string[],
  username: string,
  key: Buffer,
): readonly string[] {
  const invented = inventedAddresses(username, key);
  return addresses.length > 0 ? addresses.slice(0, shownAtMost).map(maskAddress) : invented;
}

/** Makes up addresses: most begin as the user name does, and most people have one. */
function inventedAddresses(username: string, key: Buffer): readonly string[] {
  const bytes = Buffer.from(hmac(key, username), 'base64url');
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  const initial = /^[a-z]/.exec(username)?.[0];
  const one = initial !== undefined && first < 192 ? initial : letterOf(second);
  return third < 26 ? [masked(one), masked(letterOf(fourth))] : [masked(one)];
}

function letterOf(byte: number): string {
  return String.fromCharCode(97 + (byte % 26));
}

function masked(initial: string): string {
  return `${initial}•••@•••`;
}
