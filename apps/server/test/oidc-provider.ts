import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';

/** A provider of OpenID Connect that says what a test has it say, right or wrong. */
export interface OidcProviderServer {
  readonly issuer: string;
  readonly host: string;
  /** Claims of its ID token from now on, beside those that are asked for; `key` signs it. */
  claims: JWTPayload;
  /**
   * Seconds since 1970 at which somebody signed in there, told to clients that ask (`max_age`); null: told to nobody.
   */
  signedInAt: (() => number) | null;
  /** Moment at which a token is issued, in seconds since 1970. */
  issuedAt: () => number;
  key: CryptoKey;
  /** Key that nobody knows. */
  readonly otherKey: CryptoKey;
  /** The page of the provider: where it sends the browser back to, having let somebody in. */
  answer(url: string, code?: string): string;
  /** Logout token for somebody who signed out there; `changes` adds claims, or has them wrong. */
  signOutToken(changes: JWTPayload, key?: CryptoKey): Promise<string>;
  close(): Promise<void>;
}

/** Values that a sign-in there began with. */
interface Start {
  readonly nonce: string;
  readonly challenge: string;
  readonly asksTime: boolean;
}

export async function startOidcProvider(): Promise<OidcProviderServer> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
  const other = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' };
  const begun = new Map<string, Start>();

  const server = createServer((request, response) => void answerCall(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const at = server.address();
  const host = `127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`;
  const issuer = `http://${host}`;

  const idToken = async ({ nonce, asksTime }: Start) => {
    const now = Math.floor(Date.now() / 1000);
    const iat = provider.issuedAt();
    const told = { iss: issuer, aud: 'estante', sub: 's-1', nonce, iat, exp: now + 300 };
    const signedInAt = asksTime ? provider.signedInAt?.() : undefined;
    const time = signedInAt === undefined ? {} : { auth_time: signedInAt };
    return new SignJWT({ ...told, ...time, ...provider.claims })
      .setProtectedHeader({ alg: 'RS256', kid: 'one' })
      .sign(provider.key);
  };
  const answerCall = async (request: IncomingMessage, response: ServerResponse) => {
    const say = (status: number, body: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    const [path, query = ''] = (request.url ?? '').split('?');
    switch (path) {
      case '/.well-known/openid-configuration':
        return say(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
          end_session_endpoint: `${issuer}/logout`,
          response_types_supported: ['code'],
          id_token_signing_alg_values_supported: ['RS256'],
          code_challenge_methods_supported: ['S256'],
        });
      case '/keys':
        return say(200, { keys: [jwk] });
      case '/token': {
        const form = new URLSearchParams(await textOf(request));
        const start = begun.get(form.get('code') ?? '');
        const verifier = form.get('code_verifier') ?? '';
        const challenge = createHash('sha256').update(verifier).digest('base64url');
        if (start?.challenge !== challenge) return say(400, { error: 'invalid_grant' });
        const id_token = await idToken(start);
        return say(200, { access_token: 'a', token_type: 'Bearer', id_token });
      }
      // A page of the provider: one press, and somebody has signed in there.
      case '/authorize': {
        const back = provider.answer(`${issuer}/authorize?${query}`);
        const origin = new URL(new URLSearchParams(query).get('redirect_uri') ?? '').origin;
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(`<title>Universidade</title><a href="${origin}${back}">Entrar como Bruno</a>`);
      }
      case '/logout': {
        const location = new URLSearchParams(query).get('post_logout_redirect_uri') ?? '/';
        return response.writeHead(303, { location }).end();
      }
      default:
        return say(404, {});
    }
  };
  const provider: OidcProviderServer = {
    issuer,
    host,
    claims: {},
    signedInAt: () => Math.floor(Date.now() / 1000),
    issuedAt: () => Math.floor(Date.now() / 1000),
    key: privateKey,
    otherKey: other.privateKey,
    answer: (address, code = 'c-1') => {
      const asked = new URL(address).searchParams;
      const get = (name: string) => asked.get(name) ?? '';
      const asksTime = asked.has('max_age');
      begun.set(code, { nonce: get('nonce'), challenge: get('code_challenge'), asksTime });
      const back = new URL(get('redirect_uri'));
      back.search = new URLSearchParams({ code, state: get('state') }).toString();
      return back.pathname + back.search;
    },
    signOutToken: (changes, key = privateKey) => {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      const iat = Math.floor(Date.now() / 1000);
      const told = { iss: issuer, aud: 'estante', iat, exp: iat + 120, jti: 'j-1', events };
      return new SignJWT({ ...told, ...changes })
        .setProtectedHeader({ alg: 'RS256', kid: 'one', typ: 'logout+jwt' })
        .sign(key);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return provider;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
