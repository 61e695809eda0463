import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { nameIn } from '../../../platform/sql/name-in.ts';
import type { Context } from '../../context.ts';
import { readSettings, writeSettings } from '../../institution/index.ts';
import { findProvider, findProviders } from '../provider-repository.ts';
import { countLinks, presentProvider } from './present-provider.ts';
import { insertProvider, updateProvider } from './provider-input.ts';
import { refuseInput } from './refuse-input.ts';

type EditDeps = Pick<Context, 'db' | 'clock' | 'safe' | 'outsideServers' | 'record'>;

export function listIdentityProviders({
  db,
}: EditDeps): UseCase<typeof endpoints.listIdentityProviders> {
  return async (_request, { origin, language }) => {
    const [rows, people] = [await findProviders(db), await countLinks(db)];
    const provedores = rows.map((row) => presentProvider(row, people.get(row.id) ?? 0, origin));
    const bibliotecas = await db
      .selectFrom('library as l')
      .select(['l.id as codigo', nameIn('l', language).as('descricao')])
      .orderBy('descricao')
      .execute();
    const categorias = await db
      .selectFrom('patron_category')
      .select(['id as codigo', 'name as descricao'])
      .orderBy('descricao')
      .execute();
    const { ownPasswords, secondFactorRoles } = await readSettings(db);
    const own = { senha_propria: ownPasswords, segundo_fator: secondFactorRoles };
    return { status: 200, body: { provedores, ...own, bibliotecas, categorias } };
  };
}

export function addIdentityProvider(deps: EditDeps): UseCase<typeof endpoints.addIdentityProvider> {
  return async ({ body }, { person: { loginId }, language, origin }) => {
    const refusal = await refuseInput(deps, body, language);
    if (refusal) return refusal;
    const id = await deps.db.transaction().execute(async (trx) => {
      const added = await insertProvider(trx, deps.safe, body);
      await note(deps, trx, loginId, { added: body.nome });
      return added;
    });
    return tell(deps.db, id, origin);
  };
}

export function changeIdentityProvider(
  deps: EditDeps,
): UseCase<typeof endpoints.changeIdentityProvider> {
  return async ({ params: { id }, body }, { person: { loginId }, language, origin }) => {
    const known = await findProvider(deps.db, id);
    if (!known) return refuse(404, 'NaoEncontrado');
    const refusal = await refuseInput(deps, { ...body, protocolo: known.protocol }, language);
    if (refusal) return refusal;
    await deps.db.transaction().execute(async (trx) => {
      await updateProvider(trx, deps.safe, known, body);
      await note(deps, trx, loginId, { changed: body.nome });
    });
    return tell(deps.db, id, origin);
  };
}

export function removeIdentityProvider(
  deps: EditDeps,
): UseCase<typeof endpoints.removeIdentityProvider> {
  return async ({ params: { id } }, { person: { loginId } }) => {
    const removed = await deps.db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('identity_provider')
        .where('id', '=', id)
        .returning('name')
        .executeTakeFirst();
      if (row) await note(deps, trx, loginId, { removed: row.name });
      return row;
    });
    return removed ? { status: 200, body: {} } : refuse(404, 'NaoEncontrado');
  };
}

export function changeOwnPasswordUse(
  deps: EditDeps,
): UseCase<typeof endpoints.changeOwnPasswordUse> {
  return async ({ body }, { person: { loginId } }) => {
    const { senha_propria, segundo_fator } = body;
    await deps.db.transaction().execute(async (trx) => {
      await writeSettings(trx, [
        ['ownPasswords', senha_propria],
        ['secondFactorRoles', segundo_fator],
      ]);
      const secondFactor = segundo_fator.join(' ');
      await note(deps, trx, loginId, { ownPasswords: senha_propria, secondFactor });
    });
    return { status: 200, body };
  };
}

function note(
  { clock, record }: EditDeps,
  trx: Db,
  loginId: number,
  what: Readonly<Record<string, string>>,
): Promise<void> {
  const details = { area: 'identityProviders', ...what };
  return record(trx, clock, { kind: 'institution-changed', loginId, details });
}

async function tell(db: Db, id: number, origin: string) {
  const row = await findProvider(db, id);
  if (!row) return refuse(404, 'NaoEncontrado');
  const people = (await countLinks(db)).get(id) ?? 0;
  return { status: 200 as const, body: presentProvider(row, people, origin) };
}
