import { isSearchTab, type endpoints, type Language } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../endpoint/use-case.ts';
import { activityName } from './activity-name.ts';
import {
  changePart,
  lockVersion,
  readPart,
  writeVersion,
  type EditDeps,
} from './change-document.ts';
import { refuseField } from './field-fault.ts';

const area = 'features';

const partIn = (language: Language) => ({
  area,
  read: (db: Db) => readSwitches(db, language),
});

export function getSwitches(db: Db): UseCase<typeof endpoints.getSwitches> {
  return async (_request, { language }) => ({
    status: 200,
    body: await readPart(db, partIn(language)),
  });
}

export function changeSwitches(deps: EditDeps): UseCase<typeof endpoints.changeSwitches> {
  return async ({ body }, { person: { loginId }, language }) =>
    changePart(deps, partIn(language), {
      seen: body.versao,
      loginId,
      write: async (trx) => {
        const known = await readSwitches(trx, language);
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
        const general = body.guias.find(({ codigo }) => codigo === 'geral');
        if (general?.ativa === false)
          return refuseField({ field: 'guias', fault: 'generalTab', value: 'geral' }, language);
        await writeSwitches(trx, body);
        return null;
      },
    });
}

/** Switches a feature off for an operator. False where it was off. */
export function switchOff(deps: EditDeps, code: number): Promise<boolean> {
  return deps.db.transaction().execute(async (trx) => {
    const version = await lockVersion(trx, area);
    const { numUpdatedRows } = await trx
      .updateTable('activity')
      .set({ enabled: false })
      .where('code', '=', code)
      .where('enabled', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await writeVersion(trx, area, version + 1);
    const details = { area, campos: ['atividades'] };
    await deps.record(trx, deps.clock, { kind: 'institution-changed', loginId: null, details });
    return true;
  });
}

/** Finds the first tab that is not both known and sent, once each. */
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

async function readSwitches(db: Db, language: Language) {
  const activities = await db.selectFrom('activity').selectAll().orderBy('code').execute();
  const tabs = await db.selectFrom('search_tab').selectAll().orderBy('position').execute();
  return {
    atividades: activities.map((one) => ({
      cod_atividade: one.code,
      ativa: one.enabled,
      descricao: activityName(one, language),
    })),
    guias: tabs.flatMap(({ code, enabled }) =>
      isSearchTab(code) ? [{ codigo: code, ativa: enabled }] : [],
    ),
  };
}

interface SwitchesBody {
  readonly atividades: readonly Omit<Switches['atividades'][number], 'descricao'>[];
  readonly guias: Switches['guias'];
}

async function writeSwitches(trx: Db, { atividades, guias }: SwitchesBody): Promise<void> {
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
