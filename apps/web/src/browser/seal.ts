/**
 * Secret fixed in the build, as the specification asks. Anybody who has the page has it: it keeps tokens from
 * being read at a glance, and nothing relies on it.
 */
const secret = 'estante-publico';

const ivLength = 12;

let made: Promise<CryptoKey> | null = null;

function key(): Promise<CryptoKey> {
  return (made ??= crypto.subtle
    .digest('SHA-256', new TextEncoder().encode(secret))
    .then((bytes) =>
      crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']),
    ));
}

/** Encrypts with AES-GCM. @throws where the browser has no Web Crypto: outside https. */
export async function seal(text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(ivLength));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, await key(), bytes);
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)));
}

/** Decrypts a text. @throws where it was not sealed by `seal`. */
export async function unseal(sealed: string): Promise<string> {
  const bytes = Uint8Array.from(atob(sealed), (char) => char.charCodeAt(0));
  const iv = bytes.subarray(0, ivLength);
  const algorithm = { name: 'AES-GCM', iv };
  const text = await crypto.subtle.decrypt(algorithm, await key(), bytes.subarray(ivLength));
  return new TextDecoder().decode(text);
}
