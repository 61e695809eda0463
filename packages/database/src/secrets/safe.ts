import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Seals secrets before they are written anywhere. */
export interface Safe {
  /** Seals a secret. `name` says what it is and whose; it can be opened under that name alone. */
  seal(plain: Buffer, name: string): string;
  /**
   * Opens a sealed secret.
   * @throws where it was sealed with another key or under another name, or was changed since
   */
  open(sealed: string, name: string): Buffer;
}

/** Prefix of a sealed secret, which says how: AES-256-GCM; after it come nonce, tag and text in base64url. */
const prefix = 'sealed:1:';
const [nonceBytes, tagBytes] = [12, 16];

export function isSealed(text: string): boolean {
  return text.startsWith(prefix);
}

/**
 * Makes a safe of a key.
 * @param secret - text that nobody can guess
 */
export function createSafe(secret: string): Safe {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'estante sealed secrets', 32));
  return {
    seal: (plain, name) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(name));
      const text = Buffer.concat([cipher.update(plain), cipher.final()]);
      return prefix + Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
    },
    open: (sealed, name) => {
      try {
        return openWith(key, sealed, name);
      } catch (cause) {
        throw new Error(`'${name}' cannot be opened`, { cause });
      }
    },
  };
}

function openWith(key: Buffer, sealed: string, name: string): Buffer {
  if (!isSealed(sealed)) throw new Error('it is not sealed');
  const parts = Buffer.from(sealed.slice(prefix.length), 'base64url');
  const options = { authTagLength: tagBytes };
  const nonce = parts.subarray(0, nonceBytes);
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, options);
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(parts.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = decipher.update(parts.subarray(nonceBytes + tagBytes));
  return Buffer.concat([text, decipher.final()]);
}

/** Seals a text anew only where it has changed: sealed again, the same text would look like a change. */
export function sealAnew(safe: Safe, known: string | null, plain: Buffer, name: string): string {
  return known !== null && safe.open(known, name).equals(plain) ? known : safe.seal(plain, name);
}
