import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { endLogin, recordEvent, reviveLogin } from '../auth/index.ts';
import { clearances, refusals } from '../circulation/index.ts';
import { isLastAdministrator, lockEditablePerson } from '../staff-access/index.ts';
import { findSeenLink } from './link-repository.ts';
import { presentPerson, type PersonViewContext, type PeopleDeps } from './present-person.ts';
import { readLink } from './read-link.ts';

export function addLink(deps: PeopleDeps): UseCase<typeof endpoints.addLink> {
  const { clock } = deps;
  return async ({ params: { id: personId }, body }, { person: { loginId }, language }) =>
    deps.db.transaction().execute(async (trx) => {
      const asking = { asker: loginId, language };
      const refusal = await lockEditablePerson(trx, loginId, personId);
      if (refusal) return refusal;
      const begins = clock.today();
      const typed = { ...body, nome: '-', emails: '' };
      const line = await readLink(trx, typed, { ...asking, begins });
      if ('refusal' in line) return line;
      const { id } = await trx
        .insertInto('login')
        .values({
          person_id: personId,
          username: line.username,
          library_id: line.libraryId,
          category_id: line.categoryId,
          valid_until: line.validUntil,
          role: line.role ?? 'patron',
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const details = { login: id };
      await recordEvent(trx, clock, { kind: 'link-added', loginId, personId, details });
      return presentPerson({ ...deps, db: trx }, personId, asking);
    });
}

type SeenLink = NonNullable<Awaited<ReturnType<typeof findSeenLink>>>;

/** A link that the asker sees, its person held; or why it is not theirs to change. */
async function holdLink(trx: Db, asker: number, id: number): Promise<SeenLink | Refusal> {
  const link = await findSeenLink(trx, asker, id);
  if (!link) return refuse(404, 'NaoEncontrado');
  const refusal = await lockEditablePerson(trx, asker, link.personId);
  // The link is read again: somebody else may have changed it before they let go of it.
  return refusal ?? (await findSeenLink(trx, asker, id)) ?? refuse(404, 'NaoEncontrado');
}

export function endLink(deps: PeopleDeps): UseCase<typeof endpoints.endLink> {
  const { clock } = deps;
  return async ({ params: { id } }, { person: { loginId }, language }) =>
    deps.db.transaction().execute(async (trx) => {
      const asking = { asker: loginId, language };
      const link = await holdLink(trx, loginId, id);
      if ('refusal' in link) return link;
      if (link.endedAt !== null) return refuse(409, 'SituacaoMudou');
      if (await isLastAdministrator(trx, id)) return refuse(422, 'UltimoAdministrador');
      const refused = await refuseEnd({ ...deps, db: trx }, id, asking);
      if (refused) return refused;
      await endLogin(trx, id, new Date(clock.now().epochMilliseconds));
      const { personId } = link;
      const event = { kind: 'link-ended', loginId, personId, details: { login: id } } as const;
      await recordEvent(trx, clock, event);
      return presentPerson({ ...deps, db: trx }, personId, asking);
    });
}

async function refuseEnd(
  { db, clock }: PeopleDeps,
  loginId: number,
  { language }: PersonViewContext,
) {
  const against = (await clearances.findLeavingObstacles(db, loginId, clock.now())) ?? [];
  if (against.length === 0) return null;
  return refusals.refuseByRules('EncerramentoRecusado', against, language);
}

export function reviveLink(deps: PeopleDeps): UseCase<typeof endpoints.reviveLink> {
  const { clock } = deps;
  return async ({ params: { id } }, { person: { loginId }, language }) =>
    deps.db.transaction().execute(async (trx) => {
      const link = await holdLink(trx, loginId, id);
      if ('refusal' in link) return link;
      const isEnded = link.endedAt !== null && !(await isDeclared(trx, id));
      if (!isEnded) return refuse(409, 'SituacaoMudou');
      await reviveLogin(trx, id);
      const { personId } = link;
      const event = { kind: 'link-revived', loginId, personId, details: { login: id } } as const;
      await recordEvent(trx, clock, event);
      return presentPerson({ ...deps, db: trx }, personId, { asker: loginId, language });
    });
}

/** Whether a declaration that nothing is owed stands: revoking it takes the end back. */
async function isDeclared(db: Db, loginId: number): Promise<boolean> {
  const row = await db
    .selectFrom('clearance')
    .select('id')
    .where('login_id', '=', loginId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
