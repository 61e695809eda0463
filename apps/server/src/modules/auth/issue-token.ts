import { redirectGrant, webClient, type endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { Asker, UseCase } from '../../endpoint/use-case.ts';
import { isSameSecret } from '../../platform/digest.ts';
import { refuseMore } from './limit-attempts.ts';
import { enterByRedirect } from './redirect-token.ts';
import { refusedPasswordOf } from './refused-password.ts';
import type { CaptchaDeps } from './captcha.ts';
import { endSession, endSessionOf, rotate, type StartedSession } from './session-repository.ts';
import { signIn, type SignInDeps } from './sign-in.ts';
import type { Passes } from './pass.ts';
import { accessTokenLife, type Tokens } from './token.ts';

export interface TokenDeps extends SignInDeps {
  readonly tokens: Tokens;
  /** Passes to pages, which are asked for without a token: a person who signs in gets one. */
  readonly passes: Passes;
  /** Server-wide key that derives each refresh token from its predecessor. */
  readonly refreshKey: Buffer;
}

type IssueToken = UseCase<typeof endpoints.issueToken>;
type TokenRequest = Parameters<IssueToken>[0]['body'];

/**
 * Issues tokens by RFC 6749, for the first-party browser client alone: the public token by client credentials (4.4), a
 * person's by password (4.3), the next pair by refresh token (6), and a person's on another host by a redirect token
 * (RFC 7523, section 2.1).
 */
export function issueToken(deps: TokenDeps & CaptchaDeps): IssueToken {
  const hasRefused = refusedPasswordOf(deps.db, deps.refusedPassword);
  return async ({ body }, { device, limiter, origin }) => {
    if (!isWebClient(body)) return refuse(401, 'ClienteInvalido');
    switch (body.grant_type) {
      case 'client_credentials':
        return (await refuseMore(limiter, 'publicToken')) ?? byNothing(deps);
      case 'password':
        return byPassword(deps, body, { device, limiter, origin });
      case 'refresh_token':
        return byRefreshToken(deps, body, hasRefused);
      case redirectGrant:
        return byRedirect(deps, body);
      default:
        return refuse(400, 'TipoDeConcessaoNaoAceito', { tipo: body.grant_type });
    }
  };
}

async function byNothing({ tokens }: TokenDeps) {
  return { status: 200, body: bearer(await tokens.issuePublic()) } as const;
}

async function byPassword(
  deps: TokenDeps & CaptchaDeps,
  { username = '', password = '', recaptcha_token: captcha, ...body }: TokenRequest,
  from: Pick<Asker, 'device' | 'limiter' | 'origin'>,
) {
  const signed = await signIn(deps, {
    username,
    password,
    captcha,
    shown: { code: body.codigo_segundo_fator, passkey: body.chave_segundo_fator },
    ...from,
  });
  if ('refusal' in signed) return signed;
  return { ...(await pairOf(deps, signed)), device: signed.device };
}

async function byRefreshToken(
  deps: TokenDeps,
  { refresh_token: presented = '' }: TokenRequest,
  hasRefusedPassword: (personId: number) => Promise<boolean>,
) {
  const next = await rotate(deps, deps.refreshKey, presented);
  if (next === null) return refuse(401, 'SessaoExpirada');
  if (await hasRefusedPassword(next.session.personId)) {
    await endSession(deps.db, next.session.sessionId, new Date(deps.clock.now().epochMilliseconds));
    return refuse(401, 'SessaoExpirada');
  }
  return pairOf(deps, next);
}

async function byRedirect(deps: TokenDeps, { assertion = '' }: TokenRequest) {
  const entered = await enterByRedirect(deps, assertion);
  return 'refusal' in entered ? entered : pairOf(deps, entered);
}

async function pairOf({ tokens, passes }: TokenDeps, { session, refreshToken }: StartedSession) {
  const access = await tokens.issuePersonal(session);
  const body = { ...bearer(access), refresh_token: refreshToken };
  return { status: 200, body, pass: passes.issue(session.personId) } as const;
}

export function bearer(access_token: string) {
  return { access_token, token_type: 'Bearer', expires_in: accessTokenLife } as const;
}

/** Revokes a token (RFC 7009): its bearer may end its session; nothing is said of whether there was one. */
export function revokeToken(
  deps: Pick<TokenDeps, 'db' | 'clock'>,
): UseCase<typeof endpoints.revokeToken> {
  return async ({ body }) => {
    if (!isWebClient(body)) return refuse(401, 'ClienteInvalido');
    await endSessionOf(deps, body.token);
    return { status: 200, body: {} };
  };
}

function isWebClient(sent: {
  readonly client_id: string;
  readonly client_secret: string;
}): boolean {
  return sent.client_id === webClient.id && isSameSecret(sent.client_secret, webClient.secret);
}
