import { isSearchTab, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { changePart, readPart, refuseField, type EditDeps } from './change-document.ts';

const part = { area: 'features', read: readSwitches };

export function getSwitches(db: Db): UseCase<typeof endpoints.getSwitches> {
  return async () => ({ status: 200, body: await readPart(db, part) });
}

export function changeSwitches(deps: EditDeps): UseCase<typeof endpoints.changeSwitches> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, part, {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const known = await readSwitches(trx);
        const codes = new Set(known.atividades.map((one) => one.cod_atividade));
        const at = body.atividades.findIndex((one) => !codes.has(one.cod_atividade));
        const unknown = body.atividades[at];
        if (unknown) {
          const field = `atividades.${at}.cod_atividade`;
          return refuseField({ field, fault: 'activity', value: unknown.cod_atividade }, language);
        }
        const tab = findTabAtFault(known.guias, body.guias);
        if (tab !== null)
          return refuseField({ field: 'guias', fault: 'tab', value: tab }, language);
        await writeSwitches(trx, body);
        return null;
      },
    });
}

/** Each tab that there is, once: the first that is not so. */
function findTabAtFault(known: readonly Tab[], sent: readonly Tab[]): string | null {
  const count = (tabs: readonly Tab[], code: string) =>
    tabs.filter(({ codigo }) => codigo === code).length;
  const wrong = [...known, ...sent].find(
    ({ codigo }) => count(known, codigo) !== 1 || count(sent, codigo) !== 1,
  );
  return wrong?.codigo ?? null;
}

interface Tab {
  readonly codigo: string;
}

type Switches = Awaited<ReturnType<typeof readSwitches>>;

async function readSwitches(db: Db) {
  const activities = await db.selectFrom('activity').selectAll().orderBy('code').execute();
  const tabs = await db.selectFrom('search_tab').selectAll().orderBy('position').execute();
  return {
    atividades: activities.map(({ code, description, enabled }) => ({
      cod_atividade: code,
      ativa: enabled,
      descricao: description,
    })),
    guias: tabs.flatMap(({ code, enabled }) =>
      isSearchTab(code) ? [{ codigo: code, ativa: enabled }] : [],
    ),
  };
}

interface Sent {
  readonly atividades: readonly Omit<Switches['atividades'][number], 'descricao'>[];
  readonly guias: Switches['guias'];
}

async function writeSwitches(trx: Db, { atividades, guias }: Sent): Promise<void> {
  for (const { cod_atividade, ativa } of atividades) {
    await trx
      .updateTable('activity')
      .set({ enabled: ativa })
      .where('code', '=', cod_atividade)
      .execute();
  }
  for (const [position, { codigo, ativa }] of guias.entries()) {
    await trx
      .updateTable('search_tab')
      .set({ position, enabled: ativa })
      .where('code', '=', codigo)
      .execute();
  }
}
