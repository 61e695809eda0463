import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import type { Clock } from '../../platform/clock.ts';

/** Seconds for which a sign-in that was asked for anew at a provider stands in place of a password. */
const proofSeconds = 300;

/**
 * Finds the provider that can confirm anew who the caller is, and when it last did so: the one by which their session
 * began. Null where the session began by a password, and for somebody who works for the libraries too, where the
 * provider lets no staff in: its word opens nothing of theirs, such as a password by a new address.
 */
export async function findProvingProvider(db: Db, { sessionId, personId }: PersonalSession) {
  const row = await db
    .selectFrom('provider_session as s')
    .innerJoin('identity_provider as p', 'p.id', 's.provider_id')
    .select(['p.id', 'p.name', 's.proven_at as provenAt'])
    .where('s.session_id', '=', sessionId)
    .where('p.enabled', '=', true)
    .where('p.protocol', 'in', ['oidc', 'saml'])
    .where((of) =>
      of.or([
        of('p.links_staff', '=', true),
        of.not(
          of.exists(
            of
              .selectFrom('login as l')
              .select('l.id')
              .where('l.person_id', '=', personId)
              .where('l.role', 'in', ['staff', 'administrator'])
              .where('l.ended_at', 'is', null),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return row ?? null;
}

export function isProvenNow(provenAt: Date | null, now: Temporal.Instant): boolean {
  if (provenAt === null) return false;
  const seconds = (now.epochMilliseconds - provenAt.getTime()) / 1000;
  return seconds >= 0 && seconds < proofSeconds;
}

interface MissingPassword {
  readonly person: PersonalSession;
  /** Field of the password that was not sent. */
  readonly field: string;
  readonly language: Language;
}

/**
 * Refuses an act for which no password was sent, until the signed-in person has confirmed by their provider who they
 * are; then null.
 */
export async function refuseUnproven(
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  { person, field, language }: MissingPassword,
): Promise<Refusal | null> {
  const provider = await findProvingProvider(db, person);
  if (!provider) return refuseBlank(field, translatorFor(language)('login.password'), language);
  if (isProvenNow(provider.provenAt, clock.now())) return null;
  return refuse(422, 'ConfirmacaoNecessaria', { nome: provider.name });
}
