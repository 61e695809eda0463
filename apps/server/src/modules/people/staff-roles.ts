import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from '../auth/index.ts';
import { isAbove, readStaffLimits, type StaffLimits } from '../staff-access/index.ts';
import type { PeopleDeps } from './present-person.ts';
import {
  isRoleNameTaken,
  lockRoles,
  readBaseLimits,
  readOwnActivities,
  readRoleActivities,
  readStaffRoles,
  writeBaseLimits,
  writeRoleActivities,
  writeStaffActivities,
} from './staff-role-repository.ts';

type PermissionsBody = EndpointRequest<typeof endpoints.changeStaffPermissions>['body'];

async function present(db: Db, loginId: number) {
  const [equipe, base, administrador, roles, proprias, own] = await Promise.all([
    readRoleActivities(db, 'staff'),
    readBaseLimits(db),
    readRoleActivities(db, 'administrator'),
    readStaffRoles(db),
    readOwnActivities(db, loginId),
    readStaffLimits(db, loginId),
  ]);
  const body = {
    equipe: [...equipe],
    limites_equipe: presentLimits(base),
    administrador: [...administrador],
    papeis: roles.map(({ discount, reversal, ...role }) => ({
      ...role,
      limites: presentLimits({ discount, reversal }),
    })),
    proprias: [...proprias],
    limites_proprios: presentLimits(own),
  };
  return { status: 200, body } as const;
}

export function listStaffRoles({ db }: PeopleDeps): UseCase<typeof endpoints.listStaffRoles> {
  return (_request, { person: { loginId } }) => present(db, loginId);
}

const presentLimits = ({ discount, reversal }: StaffLimits) => ({
  desconto_centavos: discount,
  estorno_centavos: reversal,
});

const limitsOf = ({ limites }: Pick<PermissionsBody, 'limites'>): StaffLimits => ({
  discount: limites.desconto_centavos,
  reversal: limites.estorno_centavos,
});

/** Rights of somebody with a role. */
interface Rights {
  readonly activities: readonly number[];
  readonly limits: StaffLimits;
}

/** Rights by which nothing may be done, and no money touched. */
const noRights: Rights = { activities: [], limits: { discount: 0, reversal: 0 } };

/** Refuses to give or take what the asker may not do themselves. */
async function refuseMore(
  db: Db,
  loginId: number,
  { before, after }: { readonly before: Rights; readonly after: Rights },
): Promise<Refusal | null> {
  const own = new Set(await readOwnActivities(db, loginId));
  const changed = [...before.activities, ...after.activities].filter(
    (one) => before.activities.includes(one) !== after.activities.includes(one),
  );
  if (!changed.every((one) => own.has(one))) return refuse(403, 'DireitosDemais');
  const limits = await readStaffLimits(db, loginId);
  const isBeyond = (kind: keyof StaffLimits) =>
    before.limits[kind] !== after.limits[kind] &&
    [before, after].some((one) => isAbove(one.limits[kind], limits[kind]));
  return isBeyond('discount') || isBeyond('reversal') ? refuse(403, 'DireitosDemais') : null;
}

async function refuseName(
  db: Db,
  nome: string,
  { id, language }: { readonly id: number | null; readonly language: Language },
): Promise<Refusal | null> {
  const t = translatorFor(language);
  if (nome === '') return refuseBlank('nome', t('staffRoles.name'), language);
  if (!(await isRoleNameTaken(db, nome, id))) return null;
  return refuseFields([{ campo: 'nome', mensagem: t('errors.NomeDePapelEmUso') }], language);
}

const limitColumns = ({ discount, reversal }: StaffLimits) => ({
  discount_limit: discount,
  reversal_limit: reversal,
});

const rightsOf = ({
  atividades: activities,
  discount,
  reversal,
}: {
  readonly atividades: readonly number[];
} & StaffLimits): Rights => ({ activities, limits: { discount, reversal } });

const once = (activities: readonly number[]) => [...new Set(activities)];

export function makeStaffRole({ db, clock }: PeopleDeps): UseCase<typeof endpoints.makeStaffRole> {
  return async ({ body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const atividades = once(body.atividades);
      const limits = limitsOf(body);
      const after = { activities: atividades, limits };
      const refusal =
        (await refuseMore(trx, loginId, { before: noRights, after })) ??
        (await refuseName(trx, body.nome, { id: null, language }));
      if (refusal) return refusal;
      const { id } = await trx
        .insertInto('staff_role')
        .values({ name: body.nome, ...limitColumns(limits) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeRoleActivities(trx, id, atividades);
      const details = { papel: body.nome, atividades, limites: body.limites };
      await recordEvent(trx, clock, { kind: 'role-permissions-changed', loginId, details });
      return present(trx, loginId);
    });
}

export function changeStaffRole({
  db,
  clock,
}: PeopleDeps): UseCase<typeof endpoints.changeStaffRole> {
  return async ({ params: { id }, body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const role = (await readStaffRoles(trx)).find(({ codigo }) => codigo === id);
      if (!role) return refuse(404, 'NaoEncontrado');
      const atividades = once(body.atividades);
      const limits = limitsOf(body);
      const after = { activities: atividades, limits };
      const refusal =
        (await refuseMore(trx, loginId, { before: rightsOf(role), after })) ??
        (await refuseName(trx, body.nome, { id, language }));
      if (refusal) return refusal;
      const set = { name: body.nome, ...limitColumns(limits) };
      await trx.updateTable('staff_role').set(set).where('id', '=', id).execute();
      await writeRoleActivities(trx, id, atividades);
      const details = { papel: body.nome, atividades, limites: body.limites };
      await recordEvent(trx, clock, { kind: 'role-permissions-changed', loginId, details });
      return present(trx, loginId);
    });
}

export function removeStaffRole({
  db,
  clock,
}: PeopleDeps): UseCase<typeof endpoints.removeStaffRole> {
  return async ({ params: { id } }, { person: { loginId } }) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const role = (await readStaffRoles(trx)).find(({ codigo }) => codigo === id);
      if (!role) return refuse(404, 'NaoEncontrado');
      const refusal = await refuseMore(trx, loginId, { before: rightsOf(role), after: noRights });
      if (refusal) return refusal;
      if (role.pessoas > 0) return refuse(409, 'PapelEmUso');
      // Only ended links still have the role.
      const none = { staff_role_id: null, role: 'patron' } as const;
      await trx.updateTable('login').set(none).where('staff_role_id', '=', id).execute();
      await trx.deleteFrom('staff_role').where('id', '=', id).execute();
      const details = { papel: role.nome, atividades: [] };
      await recordEvent(trx, clock, { kind: 'role-permissions-changed', loginId, details });
      return present(trx, loginId);
    });
}

export function changeStaffPermissions({
  db,
  clock,
}: PeopleDeps): UseCase<typeof endpoints.changeStaffPermissions> {
  return async ({ body }, { person: { loginId } }) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const before = {
        activities: await readRoleActivities(trx, 'staff'),
        limits: await readBaseLimits(trx),
      };
      const atividades = once(body.atividades);
      const limits = limitsOf(body);
      const after = { activities: atividades, limits };
      const refusal = await refuseMore(trx, loginId, { before, after });
      if (refusal) return refusal;
      await writeStaffActivities(trx, atividades);
      await writeBaseLimits(trx, limits);
      const details = { papel: 'equipe', atividades, limites: body.limites };
      await recordEvent(trx, clock, { kind: 'role-permissions-changed', loginId, details });
      return present(trx, loginId);
    });
}
