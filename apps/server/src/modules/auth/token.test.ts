import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { fixedClock } from '../../../test/fixed-clock.ts';
import type { SigningKeys } from './signing-key.ts';
import { accessTokenLife, createTokens, type Tokens } from './token.ts';

const clock = fixedClock();
let keys: SigningKeys;
let others: SigningKeys;
let tokens: Tokens;

async function newKeys(id: string): Promise<SigningKeys> {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA');
  return { id, privateKey, publicKeys: new Map([[id, publicKey]]) };
}

beforeAll(async () => {
  keys = await newKeys('ours');
  others = await newKeys('ours');
  tokens = createTokens(keys, clock);
});

const now = () => Math.floor(clock.now().epochMilliseconds / 1000);

/** A token that is right save for what the test changes. */
function sign(claims: Readonly<Record<string, unknown>>, by = keys): Promise<string> {
  const all = { kind: 'public', iss: 'estante', iat: now(), exp: now() + 60, ...claims };
  return new SignJWT(all).setProtectedHeader({ alg: 'EdDSA', kid: by.id }).sign(by.privateKey);
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a public token stands for an anonymous visitor, and for no person', async () => {
  expect(await tokens.verify(await tokens.issuePublic())).toEqual({ kind: 'anonymous' });
  expect(await tokens.verify(await sign({ sub: '7' }))).toEqual({ kind: 'anonymous' });
});

test('a token lives as long as it says, and not a second longer', async () => {
  const own = fixedClock();
  const aging = createTokens(keys, own);
  const token = await aging.issuePublic();
  own.advance({ seconds: accessTokenLife - 1 });
  expect(await aging.verify(token)).not.toBeNull();
  own.advance({ seconds: 1 });
  expect(await aging.verify(token)).toBeNull();
});

test('tokens of an older key hold while its public half is kept', async () => {
  const token = await tokens.issuePublic();
  const newer = await newKeys('newer');
  const both = new Map([...newer.publicKeys, ...keys.publicKeys]);
  expect(await createTokens({ ...newer, publicKeys: both }, clock).verify(token)).not.toBeNull();
  expect(await createTokens(newer, clock).verify(token)).toBeNull();
});

describe('is refused:', () => {
  test.each([
    ['a token signed by a key of the same name', () => sign({}, others)],
    ['one of a key that is not known', () => sign({}, { ...others, id: 'theirs' })],
    ['one of another issuer', () => sign({ iss: 'outro' })],
    ['one of another kind', () => sign({ kind: 'patron' })],
    ['one of no kind', () => sign({ kind: undefined })],
    ['one that never ends', () => sign({ exp: undefined })],
    ['one that has ended', () => sign({ exp: now() })],
    ['one that holds from tomorrow', () => sign({ nbf: now() + 86_400 })],
  ])('%s', async (_name, make) => {
    expect(await tokens.verify(await make())).toBeNull();
  });

  test('one without a signature (RFC 8725, section 3.1)', async () => {
    const claims = { kind: 'public', iss: 'estante', exp: now() + 60 };
    expect(await tokens.verify(new UnsecuredJWT(claims).encode())).toBeNull();
    for (const alg of ['none', 'None', 'EdDSA']) {
      const bare = `${part({ alg, kid: 'ours' })}.${part(claims)}.`;
      expect(await tokens.verify(bare)).toBeNull();
    }
  });

  test('one signed with the public key as a secret', async () => {
    const secret = new TextEncoder().encode('ours'.padEnd(32, 'x'));
    const token = await new SignJWT({ kind: 'public', iss: 'estante', exp: now() + 60 })
      .setProtectedHeader({ alg: 'HS256', kid: 'ours' })
      .sign(secret);
    expect(await tokens.verify(token)).toBeNull();
  });

  test('one whose claims were changed after signing', async () => {
    const [head = '', , signature = ''] = (await sign({})).split('.');
    const claims = part({ kind: 'public', iss: 'estante', exp: now() + 999_999 });
    expect(await tokens.verify(`${head}.${claims}.${signature}`)).toBeNull();
  });

  test.each(['', '.', '..', 'a.b.c', 'x'.repeat(100_000)])('%j', async (token) => {
    expect(await tokens.verify(token)).toBeNull();
  });
});
