import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readSettings } from '../../institution/index.ts';
import { findOwnRequest } from '../request-rows.ts';
import { composeCard } from './compose-card.ts';
import { writeCard } from './write-card.ts';

/** Gets a card, written anew each time, and always the same: what was approved does not change. */
export function getCatalogueCard(db: Db): UseCase<typeof endpoints.getCatalogueCard> {
  return async ({ params: { id } }, { person: { personId }, language, origin }) => {
    const row = await findOwnRequest(db, { personId, id }, language);
    const code = row?.card_code ?? null;
    const approvedAt = row?.card_approved_at ?? null;
    if (!row || code === null || approvedAt === null) return refuse(404, 'NaoEncontrado');
    const marks = { notacao: row.card_author_mark, cdd: row.card_class };
    const content = await writeCard({
      card: composeCard(row.details, marks, 'pt'),
      library: row.library,
      institution: (await readSettings(db)).name,
      code,
      approvedAt,
      origin,
      language,
    });
    return {
      status: 200,
      body: {
        nome: `ficha-catalografica-${code}.pdf`,
        tipo_conteudo: 'application/pdf',
        conteudo: content.toString('base64'),
      },
    };
  };
}
