import type { EndpointRequest, endpoints, LinkRole } from '@estante/contract';
import type { Db, Role } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from '../auth/index.ts';
import {
  isAbove,
  isLastAdministrator,
  lockEditablePerson,
  readStaffLimits,
} from '../staff-access/index.ts';
import { findSeenLink } from './link-repository.ts';
import { presentPerson, type PeopleDeps } from './present-person.ts';
import {
  lockRoles,
  readBaseLimits,
  readOwnActivities,
  readRoleActivities,
  readStaffRoles,
} from './staff-role-repository.ts';

type GiveRoleBody = EndpointRequest<typeof endpoints.giveRole>['body'];

const roleOf: Readonly<Record<LinkRole, Role>> = {
  leitor: 'patron',
  professor: 'teacher',
  equipe: 'staff',
  administrador: 'administrator',
};

/** Gives a role, which counts from its holder's next call on. */
export function giveRole(deps: PeopleDeps): UseCase<typeof endpoints.giveRole> {
  const { clock } = deps;
  return async ({ params: { id }, body }, { person: { loginId }, language }) =>
    deps.db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const link = await findSeenLink(trx, loginId, id);
      if (!link || link.endedAt !== null) return refuse(404, 'NaoEncontrado');
      const { personId } = link;
      const refusal =
        (await lockEditablePerson(trx, loginId, personId)) ??
        (await refuseRole(trx, loginId, body)) ??
        (await refuseLast(trx, id, body.papel));
      if (refusal) return refusal;
      const role = roleOf[body.papel];
      const given = { role, staff_role_id: role === 'staff' ? body.cargo : null };
      await trx.updateTable('login').set(given).where('id', '=', id).execute();
      const details = { login: id, from: link.role, to: role };
      await recordEvent(trx, clock, { kind: 'role-changed', loginId, personId, details });
      return presentPerson({ ...deps, db: trx }, personId, { asker: loginId, language });
    });
}

/** Refuses to give a role with more rights than the giver has. */
async function refuseRole(
  trx: Db,
  asker: number,
  { papel, cargo }: GiveRoleBody,
): Promise<Refusal | null> {
  const role = roleOf[papel];
  const own = new Set(await readOwnActivities(trx, asker));
  if (role === 'administrator' && !(await isAdministrator(trx, asker))) {
    return refuse(403, 'DireitosDemais');
  }
  const ofInstitution = (await readStaffRoles(trx)).find(({ codigo }) => codigo === cargo);
  if (role === 'staff' && cargo !== null && !ofInstitution) return refuse(404, 'NaoEncontrado');
  const given = ofInstitution?.atividades ?? (await readRoleActivities(trx, role));
  const limits = await readStaffLimits(trx, asker);
  const theirs = ofInstitution ?? (await readBaseLimits(trx));
  const isMore =
    role === 'staff' &&
    (isAbove(theirs.discount, limits.discount) || isAbove(theirs.reversal, limits.reversal));
  return given.every((one) => own.has(one)) && !isMore ? null : refuse(403, 'DireitosDemais');
}

async function isAdministrator(db: Db, loginId: number): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('id', '=', loginId)
    .where('role', '=', 'administrator')
    .executeTakeFirst();
  return row !== undefined;
}

async function refuseLast(trx: Db, loginId: number, papel: LinkRole): Promise<Refusal | null> {
  if (papel === 'administrador') return null;
  return (await isLastAdministrator(trx, loginId)) ? refuse(422, 'UltimoAdministrador') : null;
}
