import { staffPageSize as quantidade, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { recordEvent } from '../auth/index.ts';
import { findUnit, isPersonSeenBy, isSeenBy, presentUnit } from '../staff-access/index.ts';
import { joinEmails } from '../personal-data/index.ts';
import { presentPerson, type PeopleDeps } from './present-person.ts';
import { addPerson } from './register-person.ts';

function requestsSeenBy(db: Db, asker: number) {
  return db
    .selectFrom('registration_request as r')
    .innerJoin('library as b', 'b.id', 'r.library_id')
    .where(isSeenBy(asker, 'r.library_id'));
}

export function listRegistrations({ db }: PeopleDeps): UseCase<typeof endpoints.listRegistrations> {
  return async ({ query: { pagina } }, { person: { loginId }, language }) => {
    const [{ total }, rows, unit] = await Promise.all([
      requestsSeenBy(db, loginId)
        .select((of) => of.fn.countAll<string>().as('total'))
        .executeTakeFirstOrThrow(),
      requestsSeenBy(db, loginId)
        .select(['r.id', 'r.name', 'r.emails', 'r.phone', 'r.tax_number', 'r.id_number'])
        .select(['r.asked_at', 'b.code', nameIn('b', language).as('library')])
        .select(isAlike(loginId).as('alike'))
        .orderBy('r.asked_at')
        .orderBy('r.id')
        .limit(quantidade)
        .offset((pagina - 1) * quantidade)
        .execute(),
      findUnit({ db, loginId, language }),
    ]);
    const cadastros = rows.map((row) => ({
      protocolo: row.id,
      nome: row.name,
      emails: joinEmails(row.emails),
      telefone: row.phone,
      cpf: row.tax_number,
      identidade: row.id_number,
      unidade: row.code,
      desc_biblioteca: row.library,
      enviado_em: row.asked_at.toISOString(),
      parecidas: [...row.alike],
    }));
    const list = { total: Number(total), pagina, quantidade, unidade: presentUnit(unit) };
    return { status: 200, body: { ...list, cadastros } };
  };
}

/**
 * People who are registered already with the same document or mail address; none whom the asker
 * does not see.
 */
function isAlike(asker: number) {
  return sql<readonly { cod_pessoa: number; nome: string }[]>`coalesce((
    select json_agg(json_build_object('cod_pessoa', p.id, 'nome', p.name) order by p.id)
    from person p left join personal_data d on d.person_id = p.id
    where p.closed_at is null and ${isPersonSeenBy(asker, 'p.id')}
      and ((r.tax_number <> '' and d.tax_number = r.tax_number)
        or (r.id_number <> '' and d.id_number = r.id_number)
        or exists (select from unnest(p.emails) mine
          where lower(mine) in (select lower(theirs) from unnest(r.emails) theirs)))), '[]'::json)`;
}

/** Confirms a registration with data checked against the identity document. */
export function confirmRegistration(
  deps: PeopleDeps,
): UseCase<typeof endpoints.confirmRegistration> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) =>
    deps.db.transaction().execute(async (trx) => {
      const asking = { asker: loginId, language };
      const asked = await requestsSeenBy(trx, loginId)
        .select(['r.emails', 'r.phone', 'r.password_hash as hash', 'r.language', 'b.code'])
        .where('r.id', '=', id)
        .forUpdate('r')
        .executeTakeFirst();
      if (!asked) return refuse(404, 'NaoEncontrado');
      const { emails, phone: telefone, hash: passwordHash, code: unidade } = asked;
      const typed = {
        ...body,
        emails: joinEmails(emails),
        telefone,
        observacao: '',
        unidade,
        papel: 'leitor' as const,
        passwordHash,
      };
      const made = await addPerson({ ...deps, db: trx }, typed, asking);
      if (typeof made !== 'number') return made;
      const { language: spoken } = asked;
      await trx.updateTable('person').set({ language: spoken }).where('id', '=', made).execute();
      await trx.deleteFrom('registration_request').where('id', '=', id).execute();
      return presentPerson({ ...deps, db: trx }, made, asking);
    });
}

export function refuseRegistration({
  db,
  clock,
}: PeopleDeps): UseCase<typeof endpoints.refuseRegistration> {
  return async ({ params: { id } }, { person: { loginId } }) =>
    db.transaction().execute(async (trx) => {
      const seen = requestsSeenBy(trx, loginId).select('r.id').where('r.id', '=', id);
      const gone = await trx
        .deleteFrom('registration_request')
        .where('id', 'in', seen)
        .returning('id')
        .executeTakeFirst();
      if (!gone) return refuse(404, 'NaoEncontrado');
      await recordEvent(trx, clock, { kind: 'registration-refused', loginId });
      return { status: 200, body: {} };
    });
}
