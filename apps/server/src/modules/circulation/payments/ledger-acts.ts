import { ledgerActStates, longestLedgerFile, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseInvertedDays } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { tableMediaTypes, writeTableFile } from '../../exports/index.ts';
import { listForStaff } from '../../staff-access/index.ts';
import { findLedgerActs, sumLedgerActs } from './ledger-act-repository.ts';
import { ledgerTable } from './ledger-table.ts';
import { presentAct, presentSums, stateOf, storedActKind } from './present-ledger-act.ts';

/** Lists charges by hand, discounts, voidings and reversals, with who made them and why. */
export function listLedgerActs(db: Db): UseCase<typeof endpoints.listLedgerActs> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const kind = query.tipo && storedActKind[query.tipo];
    const isUndone = query.situacao && query.situacao === 'desfeito';
    const found = await listForStaff(sight, query, {
      states: ledgerActStates,
      find: (filter, page) => findLedgerActs(sight, { ...filter, kind, isUndone }, page),
      count: (filter) => sumLedgerActs(sight, { ...filter, kind }),
      totalOf: (state, sums) =>
        sums
          .filter((one) => stateOf(one.isUndone) === state)
          .reduce((sum, { count }) => sum + count, 0),
    });
    if ('refusal' in found) return found;
    const { list, rows, counts } = found;
    const body = { ...list, por_tipo: presentSums(counts), lancamentos: rows.map(presentAct) };
    return { status: 200, body };
  };
}

interface FileDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function downloadLedgerActs({
  db,
  clock,
}: FileDeps): UseCase<typeof endpoints.downloadLedgerActs> {
  return async ({ query }, { person: { loginId }, language }) => {
    const { situacao, tipo, biblioteca: libraryId, texto: text, formato } = query;
    const { dataIni: from, dataFim: to } = query;
    const inverted = refuseInvertedDays(from, to);
    if (inverted) return inverted;
    const kind = tipo && storedActKind[tipo];
    const isUndone = situacao && situacao === 'desfeito';
    const found = await findLedgerActs(
      { db, loginId, language },
      { libraryId, text, from, to, kind, isUndone },
      { page: 1, size: longestLedgerFile + 1 },
    );
    const rows = found.slice(0, longestLedgerFile);
    const t = translatorFor(language);
    const content = await writeTableFile(ledgerTable(rows.map(presentAct), t), formato, language);
    const arquivo = {
      nome: `${t('ledgerActs.file')}-${clock.today().toString()}.${formato}`,
      tipo_conteudo: tableMediaTypes[formato],
      conteudo: content.toString('base64'),
    };
    return { status: 200, body: { arquivo, cortado: found.length > rows.length } };
  };
}
