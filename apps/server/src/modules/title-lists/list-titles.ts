import { titleListLimit as limite, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuseBlank, refuseInvertedDays } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { countListedTitles, findListedTitles } from './repository.ts';

const list = 'permanent-basket';

export function getPermanentBasket(db: Db): UseCase<typeof endpoints.getPermanentBasket> {
  return async (_request, { person: { personId } }) => {
    const itens = await findListedTitles({ db, list, personId });
    const acervos = itens.map(({ cod_acervo }) => cod_acervo);
    return { status: 200, body: { total: acervos.length, limite, acervos } };
  };
}

export function listPermanentBasket(db: Db): UseCase<typeof endpoints.listPermanentBasket> {
  return async ({ query }, { person: { personId }, language }) => {
    const { tipoBusca, dataIni, dataFim } = query;
    const own = { db, list, personId } as const;
    if (tipoBusca === 'todos') {
      const itens = await findListedTitles(own);
      return { status: 200, body: { total: itens.length, limite, itens } };
    }
    const t = translatorFor(language);
    if (dataIni === undefined) return refuseBlank('dataIni', t('keptDays.from'), language);
    if (dataFim === undefined) return refuseBlank('dataFim', t('keptDays.to'), language);
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const [total, itens] = await Promise.all([
      countListedTitles(own),
      findListedTitles(own, { from: dataIni, to: dataFim }),
    ]);
    return { status: 200, body: { total, limite, itens } };
  };
}
