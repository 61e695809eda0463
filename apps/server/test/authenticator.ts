import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAnswer } from '@estante/contract';

/** Challenge put to a device of ours, and the site that puts it. */
interface PasskeyRequest {
  readonly challenge: string;
  readonly host: string;
  readonly origin: string;
}

type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

/** Encodes CBOR (RFC 8949), as much of it as an authenticator writes. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value];
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)]);
}

function head(major: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(major << 5) | size]);
  const wide = size > 0xff;
  const bytes = Buffer.alloc(wide ? 3 : 2);
  bytes[0] = (major << 5) | (wide ? 25 : 24);
  if (wide) bytes.writeUInt16BE(size, 1);
  else bytes[1] = size;
  return bytes;
}

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

/** A device with one passkey (ES256), which signs whatever it is asked to: Web Authentication, level 3. */
export function newAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(32);
  const id = base64url(credential);
  let signatures = 0;

  const clientData = (type: string, { challenge, origin }: PasskeyRequest) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  /** Flags: somebody touched it (1), and a key follows (64). */
  const data = (host: string, flags: number, more: readonly Uint8Array[] = []) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(++signatures);
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, ...more]);
  };

  return {
    id,
    make(asked: PasskeyRequest) {
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const size = Buffer.alloc(2);
      size.writeUInt16BE(credential.length);
      const made = data(asked.host, 65, [Buffer.alloc(16), size, credential, cbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', made],
      ]);
      return {
        id,
        rawId: id,
        type: 'public-key' as const,
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', asked)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    sign(asked: PasskeyRequest): PasskeyAnswer {
      const client = clientData('webauthn.get', asked);
      const authenticatorData = data(asked.host, 1);
      const signature = sign(
        'sha256',
        Buffer.concat([authenticatorData, sha256(client)]),
        privateKey,
      );
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
        },
      };
    },
    /** Sets the count of signatures, as a copy of the device would: it counts on from here. */
    setCount(count: number) {
      signatures = count;
    },
  };
}
