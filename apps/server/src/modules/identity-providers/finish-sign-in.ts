import type { endpoints } from '@estante/contract';
import { type Db, secretName } from '@estante/database';
import { z } from 'zod';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { sha256 } from '../../platform/digest.ts';
import {
  accessTokenLife,
  deviceHash,
  lockLogin,
  recordEvent,
  refuseMore,
  rememberDevice,
  startSession,
  type Tokens,
} from '../auth/index.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { takeEntry } from './sign-in-repository.ts';

/** Facts that signing out with the provider takes, and the provider's name for its session. */
export const signOutFacts = z.object({ session: z.string(), facts: z.unknown() });
export type SignOutFacts = z.infer<typeof signOutFacts>;

/** Begins a session as any other, for the person who came back with a code of ours to the browser where all began. */
export function finishProviderSignIn(
  deps: ProviderDeps & { readonly tokens: Tokens },
): UseCase<typeof endpoints.finishProviderSignIn> {
  const { db, clock, tokens } = deps;
  return async ({ body: { codigo } }, { device, limiter }) => {
    const tooMany = await refuseMore(limiter, 'signIn');
    if (tooMany) return tooMany;
    if (device === null) return refuse(401, 'EntradaNaoConcluida');
    const now = clock.now();
    const begun = await db.transaction().execute(async (trx) => {
      const entry = await takeEntry(trx, codigo, deviceHash(device), now);
      const login = entry && (await findLoginOf(trx, entry.login_id));
      if (!entry || !login || !(await lockLogin(trx, login))) return null;
      const { session, refreshToken } = await startSession(trx, login, now);
      const at = new Date(now.epochMilliseconds);
      await rememberDevice(trx, login.id, deviceHash(device), at);
      const { provider_id } = entry;
      await trx
        .insertInto('provider_session')
        .values({ session_id: session.sessionId, provider_id, ...sessionThere(deps, entry) })
        .execute();
      const details = { provider: entry.provider_id };
      await recordEvent(trx, clock, { kind: 'signed-in', loginId: login.id, details });
      return { session, refreshToken, entry };
    });
    if (!begun) return refuse(401, 'EntradaNaoConcluida');
    return {
      status: 200,
      body: {
        access_token: await tokens.issuePersonal(begun.session),
        refresh_token: begun.refreshToken,
        token_type: 'Bearer',
        expires_in: accessTokenLife,
        url: begun.entry.target,
        manter: begun.entry.is_kept,
        em_janela: begun.entry.in_dialog,
      },
    };
  };
}

/** Columns that say which session of the provider it is, and what signing out of it takes. */
export function sessionThere(
  { safe }: Pick<ProviderDeps, 'safe'>,
  { sign_out }: { readonly sign_out: string },
) {
  const told = safe.open(sign_out, secretName.providerSignOut).toString();
  const { session } = signOutFacts.parse(JSON.parse(told));
  return { provider_session: session === '' ? Buffer.alloc(0) : sha256(session), sign_out };
}

async function findLoginOf(trx: Db, id: number) {
  const row = await trx
    .selectFrom('login')
    .select(['id', 'person_id as personId'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
