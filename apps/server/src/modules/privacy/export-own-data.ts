import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { recordEvent } from '../auth/index.ts';
import { readNames } from '../catalogue/index.ts';
import { readSettings } from '../institution/index.ts';
import { nameFilters, saySearch, type SearchDeps } from '../search/index.ts';
import { countAct, findPersonName } from '../patrons/index.ts';
import type { PrivacyDeps } from './history.ts';
import { keptParts, readKept } from './kept.ts';
import type { Words } from './words-of-codes.ts';
import { writeOwnData, type OwnData } from './write-own-data.ts';

const rate = { act: 'own-data', times: 10, seconds: 3600 } as const;

type ExportDeps = PrivacyDeps & Pick<SearchDeps, 'engine'>;

export function exportOwnData(deps: ExportDeps): UseCase<typeof endpoints.exportOwnData> {
  const { db, clock } = deps;
  return async ({ query: { formato } }, { person: { personId, loginId }, language }) => {
    const counted = await countAct(db, personId, rate, clock.now());
    if (counted.kind === 'gone') return refuse(401, 'SessaoExpirada');
    if (counted.kind === 'tooMany') {
      const { seconds: segundos } = counted;
      return { ...refuse(429, 'MuitasTentativas', { segundos }), retryAfter: segundos };
    }
    const data = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute((trx) => readOwnData(trx, clock, personId));
    await recordEvent(db, clock, { kind: 'own-data-exported', loginId, details: { formato } });
    const arquivo =
      formato === 'json' ? asJson(data) : asPage(data, await wordsFor(deps, data, language));
    return { status: 200, body: { arquivo } };
  };
}

async function wordsFor(deps: ExportDeps, { tables }: OwnData, language: Language): Promise<Words> {
  const names = await readNames(deps.db, language);
  const saved = tables.find(({ name }) => name === 'pesquisas_salvas')?.rows ?? [];
  const queries = saved.map(({ consulta }) => String(consulta));
  const filtersOf = await nameFilters(deps, queries, language);
  const search = (query: string) => {
    const filters = filtersOf(query).map(
      ({ tipo, descricao }) => `${names.t(`filters.${tipo}`)}: ${descricao}`,
    );
    return [saySearch(query, names), ...filters].filter(Boolean).join(' · ');
  };
  return { ...names, search };
}

/** Reads all of a person's data, at one moment. */
async function readOwnData(trx: Db, clock: Clock, personId: number): Promise<OwnData> {
  const { name: institution } = await readSettings(trx);
  const name = await findPersonName(trx, personId);
  const tables = [];
  for (const [table, part] of Object.entries(keptParts)) {
    const rows = await readKept(trx, table, part, personId);
    tables.push({ name: part.name, section: part.section, rows });
  }
  return { institution, name: name ?? '', writtenAt: clock.now().toString(), tables };
}

function asJson({ institution, name, writtenAt, tables }: OwnData) {
  const dados = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  const content = { instituicao: institution, pessoa: name, gerado_em: writtenAt, dados };
  return file('json', 'application/json; charset=utf-8', JSON.stringify(content, null, 2));
}

function asPage(data: OwnData, words: Words) {
  return file('html', 'text/html; charset=utf-8', writeOwnData(data, words));
}

function file(ending: string, type: string, content: string) {
  const conteudo = Buffer.from(content).toString('base64');
  return { nome: `meus-dados.${ending}`, tipo_conteudo: type, conteudo };
}
