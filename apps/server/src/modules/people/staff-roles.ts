import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { recordEvent } from '../auth/index.ts';
import type { PeopleDeps } from './present-person.ts';
import {
  isRoleNameTaken,
  lockRoles,
  readOwnActivities,
  readRoleActivities,
  readStaffRoles,
  writeRoleActivities,
  writeStaffActivities,
} from './staff-role-repository.ts';

async function present(db: Db, loginId: number) {
  const [equipe, administrador, papeis, proprias] = await Promise.all([
    readRoleActivities(db, 'staff'),
    readRoleActivities(db, 'administrator'),
    readStaffRoles(db),
    readOwnActivities(db, loginId),
  ]);
  const body = {
    equipe: [...equipe],
    administrador: [...administrador],
    papeis,
    proprias: [...proprias],
  };
  return { status: 200, body } as const;
}

export function listStaffRoles({ db }: PeopleDeps): UseCase<typeof endpoints.listStaffRoles> {
  return (_request, { person: { loginId } }) => present(db, loginId);
}

/** What the asker may not do themselves is neither given nor taken by them. */
async function refuseMore(
  db: Db,
  loginId: number,
  { before, after }: { readonly before: readonly number[]; readonly after: readonly number[] },
): Promise<Refusal | null> {
  const own = new Set(await readOwnActivities(db, loginId));
  const changed = [...before, ...after].filter(
    (one) => before.includes(one) !== after.includes(one),
  );
  return changed.every((one) => own.has(one)) ? null : refuse(403, 'DireitosDemais');
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

const once = (activities: readonly number[]) => [...new Set(activities)];

export function makeStaffRole({ db, clock }: PeopleDeps): UseCase<typeof endpoints.makeStaffRole> {
  return async ({ body }, { person: { loginId }, language }) =>
    db.transaction().execute(async (trx) => {
      await lockRoles(trx);
      const atividades = once(body.atividades);
      const refusal =
        (await refuseMore(trx, loginId, { before: [], after: atividades })) ??
        (await refuseName(trx, body.nome, { id: null, language }));
      if (refusal) return refusal;
      const { id } = await trx
        .insertInto('staff_role')
        .values({ name: body.nome })
        .returning('id')
        .executeTakeFirstOrThrow();
      await writeRoleActivities(trx, id, atividades);
      const details = { papel: body.nome, atividades };
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
      const refusal =
        (await refuseMore(trx, loginId, { before: role.atividades, after: atividades })) ??
        (await refuseName(trx, body.nome, { id, language }));
      if (refusal) return refusal;
      await trx.updateTable('staff_role').set({ name: body.nome }).where('id', '=', id).execute();
      await writeRoleActivities(trx, id, atividades);
      const details = { papel: body.nome, atividades };
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
      const refusal = await refuseMore(trx, loginId, { before: role.atividades, after: [] });
      if (refusal) return refusal;
      if (role.pessoas > 0) return refuse(409, 'PapelEmUso');
      // Of links that have ended.
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
      const before = await readRoleActivities(trx, 'staff');
      const atividades = once(body.atividades);
      const refusal = await refuseMore(trx, loginId, { before, after: atividades });
      if (refusal) return refusal;
      await writeStaffActivities(trx, atividades);
      const details = { papel: 'equipe', atividades };
      await recordEvent(trx, clock, { kind: 'role-permissions-changed', loginId, details });
      return present(trx, loginId);
    });
}
