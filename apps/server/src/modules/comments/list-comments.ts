import { commentStates, staffPageSize, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuseInvertedDays } from '../../http/refusal.ts';
import type { UseCase } from '../../http/register-endpoint.ts';
import { findUnit, presentStaffList } from '../patrons/index.ts';
import { presentComment } from './present-comment.ts';
import { countByState, findComments } from './repository.ts';

/** What readers wrote to the unit of the asker. */
export function listComments(db: Db): UseCase<typeof endpoints.listGeneralComments> {
  return async ({ query }, { person: { loginId } }) => {
    const { situacao, biblioteca, texto, dataIni, dataFim, pagina } = query;
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const sight = { db, loginId };
    const filter = {
      state: situacao,
      libraryId: biblioteca,
      text: texto,
      from: dataIni,
      to: dataFim,
    };
    const [unit, rows, counts] = await Promise.all([
      findUnit(db, loginId),
      findComments(sight, filter, pagina, staffPageSize),
      countByState(sight, filter),
    ]);
    const contagem = commentStates.map((state) => ({
      situacao: state,
      total: counts.get(state) ?? 0,
    }));
    return {
      status: 200,
      body: {
        ...presentStaffList({ unit, pagina, situacao, contagem }),
        comentarios: rows.map(presentComment),
      },
    };
  };
}
