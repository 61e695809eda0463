import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Identity } from './identity.ts';
import type { ProviderDeps } from './provider-deps.ts';
import type { Provider } from './provider-repository.ts';
import type { SignInReport } from './sign-in-report.ts';

/** Milliseconds by which a provider's clock may be behind ours. */
const tolerance = 60_000;

interface Proof {
  readonly identity: Pick<Identity, 'subject'>;
  /** Report of the sign-in; null where the provider does not say when they signed in there. */
  readonly report: SignInReport | null;
  /** Session whose owner the person is to be. */
  readonly sessionId: string;
  /** Moment at which they were led to the provider. */
  readonly begunAt: Temporal.Instant;
}

export interface ProvenLogin {
  readonly loginId: number;
  readonly provenAt: Date;
}

/**
 * Proves that the person who came back owns the session that asked, and signed in at the provider since they were led
 * there. Nobody is linked, made or signed in by it.
 */
export async function prove(
  { db, clock }: Pick<ProviderDeps, 'db' | 'clock'>,
  provider: Provider,
  { identity, report, sessionId, begunAt }: Proof,
): Promise<ProvenLogin | Refusal> {
  const login = await findOwner(db, sessionId, {
    providerId: provider.id,
    subject: identity.subject,
  });
  if (!login) return refuse(422, 'ConfirmacaoDeOutraPessoa');
  // Asked for `max_age` or by SAML, it has to tell (OpenID Connect Core 1.0, 3.1.3.7; SAML Core 2.7.2).
  if (!report) return refuse(422, 'ConfirmacaoSemHora');
  const at = momentOf(report, clock.now());
  // One that goes on by an older session there was not asked anew, whatever we asked for.
  if (at < begunAt.epochMilliseconds - tolerance) return refuse(422, 'ConfirmacaoSemNovaEntrada');
  return { loginId: login.id, provenAt: new Date(at) };
}

/**
 * Latest moment of a sign-in by our clock, in ms: the one that is reported, but at least as long ago as it was when
 * it was reported. A provider whose clock is ahead makes no sign-in newer.
 */
function momentOf({ signedInAt, reportedAt }: SignInReport, now: Temporal.Instant): number {
  const age = Math.max(0, reportedAt.epochMilliseconds - signedInAt.epochMilliseconds);
  return Math.min(signedInAt.epochMilliseconds, now.epochMilliseconds - age);
}

interface ProviderSubject {
  readonly providerId: number;
  readonly subject: string;
}

/** The login of a session that is open, where its person is the one whom the provider calls so; null where not. */
async function findOwner(db: Db, sessionId: string, { providerId, subject }: ProviderSubject) {
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
