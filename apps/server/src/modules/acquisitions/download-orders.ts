import { longestOrderFile, type endpoints } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { tableMediaTypes, writeTableFile } from '../exports/index.ts';
import { findOrderLines } from './order-sums.ts';
import { orderTable } from './order-table.ts';
import { storedOrderState } from './state.ts';
import type { SuggestionDeps } from './suggestion-deps.ts';

export function downloadOrders({
  db,
  clock,
}: SuggestionDeps): UseCase<typeof endpoints.downloadPurchaseOrders> {
  return async ({ query }, { person: { loginId }, language }) => {
    const { situacao, biblioteca: libraryId, texto: text, formato } = query;
    const { dataIni: from, dataFim: to } = query;
    const inverted = refuseInvertedDays(from, to);
    if (inverted) return inverted;
    const filter = { libraryId, text, from, to, state: situacao && storedOrderState(situacao) };
    const sight = { db, loginId, language };
    const found = await findOrderLines(sight, filter, longestOrderFile + 1);
    const lines = found.slice(0, longestOrderFile);
    const t = translatorFor(language);
    const content = await writeTableFile(orderTable(lines, t), formato, language);
    const arquivo = {
      nome: `${t('purchaseOrders.file')}-${clock.today().toString()}.${formato}`,
      tipo_conteudo: tableMediaTypes[formato],
      conteudo: content.toString('base64'),
    };
    return { status: 200, body: { arquivo, cortado: found.length > lines.length } };
  };
}
