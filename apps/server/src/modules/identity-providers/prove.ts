import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Identity } from './identity.ts';
import type { ProviderDeps } from './provider-deps.ts';
import type { Provider } from './provider-repository.ts';

/** Seconds by which a provider's clock may be behind ours. */
const tolerance = 60;

interface Proof {
  readonly identity: Pick<Identity, 'subject'>;
  /** Moment at which they signed in there, as the provider tells it; null where it does not. */
  readonly signedInAt: Temporal.Instant | null;
  /** Session whose owner it is to be. */
  readonly sessionId: string;
  /** Moment at which they were led to the provider. */
  readonly begunAt: Temporal.Instant;
}

export interface ProvenLogin {
  readonly loginId: number;
  readonly provenAt: Date;
}

/**
 * Holds who came back against the session that asked: the same person, who signed in at the provider since
 * they were led there. Nobody is linked, made or signed in by it.
 */
export async function prove(
  { db, clock }: Pick<ProviderDeps, 'db' | 'clock'>,
  provider: Provider,
  { identity, signedInAt, sessionId, begunAt }: Proof,
): Promise<ProvenLogin | Refusal> {
  const login = await findOwner(db, sessionId, {
    providerId: provider.id,
    subject: identity.subject,
  });
  if (!login) return refuse(422, 'ConfirmacaoDeOutraPessoa');
  // Asked for `max_age` or by SAML, it has to tell (OpenID Connect Core 1.0, 3.1.3.7; SAML Core 2.7.2).
  if (!signedInAt) return refuse(422, 'ConfirmacaoSemHora');
  const at = Math.min(signedInAt.epochMilliseconds, clock.now().epochMilliseconds);
  // One that goes on by an older session there was not asked anew, whatever we asked for.
  if (at < begunAt.epochMilliseconds - tolerance * 1000) {
    return refuse(422, 'ConfirmacaoSemNovaEntrada');
  }
  return { loginId: login.id, provenAt: new Date(at) };
}

interface Known {
  readonly providerId: number;
  readonly subject: string;
}

/** The login of a session that is open, where its person is who the provider calls so; null where not. */
async function findOwner(db: Db, sessionId: string, { providerId, subject }: Known) {
  const row = await db
    .selectFrom('session as s')
    .innerJoin('login as l', 'l.id', 's.login_id')
    .innerJoin('login as linked', 'linked.person_id', 'l.person_id')
    .innerJoin('identity_link as k', 'k.login_id', 'linked.id')
    .select('l.id')
    .where('s.id', '=', sessionId)
    .where('s.ended_at', 'is', null)
    .where('k.provider_id', '=', providerId)
    .where('k.subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}
