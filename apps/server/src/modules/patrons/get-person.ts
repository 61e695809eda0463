import { modules, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { nameIn } from '../../platform/sql/name-in.ts';
import { refuse } from '../../endpoint/refusal.ts';
import { mayWork } from '../staff-access/index.ts';
import type { UseCase } from '../../endpoint/use-case.ts';

export function getPerson(db: Db): UseCase<typeof endpoints.getPerson> {
  return async (_request, { person: { loginId } }) => {
    const found = await db
      .selectFrom('login as l')
      .innerJoin('person as p', 'p.id', 'l.person_id')
      .select(['p.id', 'p.name', 'l.username', 'l.library_id', 'l.is_blocked'])
      .select(mayWork('l').as('mayWork'))
      .where('l.id', '=', loginId)
      .executeTakeFirst();
    // The login has been taken away since the token was given.
    if (!found) return refuse(401, 'SessaoExpirada');
    const permissions = await db
      .selectFrom('login_permission')
      .select(['module as cod_modulo', 'activity as cod_atividade'])
      .where('login_id', '=', loginId)
      .where('module', 'in', found.mayWork ? Object.values(modules) : [modules.readers])
      .orderBy('module')
      .orderBy('activity')
      .execute();
    const user = {
      cod_pessoa: found.id,
      nome_pessoa: found.name,
      cod_login: loginId,
      login: found.username,
      cod_biblioteca: found.library_id,
    };
    return {
      status: 200,
      body: { user, authPermissions: permissions, bloqueio: found.is_blocked },
    };
  };
}

/** Lists the person's own logins, each by its unit. */
export function listLogins(db: Db): UseCase<typeof endpoints.listLogins> {
  return async (_request, { person: { personId }, language }) => {
    const rows = await db
      .selectFrom('login as l')
      .innerJoin('library as u', 'u.id', 'l.library_id')
      .select(['l.id as codigo', nameIn('u', language).as('nome')])
      .where('l.person_id', '=', personId)
      .where('l.ended_at', 'is', null)
      .orderBy('l.id')
      .execute();
    return { status: 200, body: rows };
  };
}
