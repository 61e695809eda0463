import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { clearances } from '../../circulation/index.ts';
import { lockRequest } from '../decide-cost.ts';
import type { RequestDeps } from '../make-request.ts';
import { isOver, presentHandled } from '../present-request.ts';
import { readForm } from '../read-form.ts';
import { findHandledOne, type RequestRow } from '../request-rows.ts';
import { tellReader } from '../tell-reader.ts';
import { composeCard } from './compose-card.ts';

/** Approves a catalogue card. It says what the librarian corrected, and nothing of it changes afterwards. */
export function approveCatalogueCard(
  deps: RequestDeps,
): UseCase<typeof endpoints.approveCatalogueCard> {
  const { db, clock } = deps;
  return async ({ params: { id }, body }, { person: { loginId }, language, origin }) => {
    const { notacao, cdd, andamento_visto, ...sent } = body;
    const details = readForm('ficha-catalografica', sent, language);
    if (isRefusal(details)) return details;
    return db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      await lockRequest(trx, id);
      const before = await findHandledOne(sight, id);
      if (before?.kind !== 'catalogue-card') return refuse(404, 'NaoEncontrado');
      const seen = andamento_visto && new Date(andamento_visto).getTime();
      const last = before.handled_at && before.handled_at.getTime();
      if (isOver(before) || seen !== last) return refuse(409, 'SituacaoMudou');
      const card = composeCard(details, { notacao, cdd }, 'pt');
      const at = new Date(clock.now().epochMilliseconds);
      const approval = { loginId, at, details, mark: card.notacao, cdd };
      await approve(trx, before, approval);
      const row = (await findHandledOne(sight, id)) ?? before;
      await tellReader({ db: trx, clock }, row, { said: '', letOff: 0, origin });
      return { status: 200, body: presentHandled(row, clock.today().toString()) };
    });
  };
}

type FormResult = ReturnType<typeof readForm>;
const isRefusal = (read: FormResult): read is Extract<FormResult, { readonly refusal: unknown }> =>
  'refusal' in read;

interface Approval {
  readonly loginId: number;
  readonly at: Date;
  readonly details: Readonly<Record<string, unknown>>;
  readonly mark: string;
  readonly cdd: string;
}

/** Approves a card; a cost that nobody has accepted ends with it. */
async function approve(trx: Db, row: RequestRow, approval: Approval): Promise<void> {
  const { loginId, at, details, mark, cdd } = approval;
  const code = clearances.newVerificationCode();
  await keepPrinted(trx, code, row.library_id, approval);
  await trx
    .updateTable('request')
    .set({
      state: 'finished',
      details: JSON.stringify(details),
      cost: row.cost_accepted ? row.cost : null,
      card_code: code,
      card_approved_at: at,
      card_author_mark: mark,
      card_class: cdd,
      handled_at: at,
      handled_by: loginId,
    })
    .where('id', '=', row.id)
    .execute();
}

/** Keeps what is verified by the code of a card: it stays when the request and its reader are gone. */
async function keepPrinted(
  trx: Db,
  code: string,
  library: number,
  { details, mark, cdd, at }: Approval,
): Promise<void> {
  const { titulo, autor_sobrenome, autor_nome } = details;
  await trx
    .insertInto('approved_card')
    .values({
      code,
      title: String(titulo),
      author: [autor_sobrenome, autor_nome].filter(Boolean).join(', '),
      author_mark: mark,
      class: cdd,
      approved_at: at,
      library_id: library,
    })
    .execute();
}
