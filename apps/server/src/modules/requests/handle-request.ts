import type { EndpointRequest, endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { lockRequest } from './decide-cost.ts';
import { letOffCost } from './let-off-cost.ts';
import { type RequestRow, findHandledOne } from './request-rows.ts';
import type { RequestDeps } from './make-request.ts';
import { isOver, presentHandled } from './present-request.ts';
import { tellReader } from './tell-reader.ts';
import { storedState } from './wire-names.ts';

type HandleBody = EndpointRequest<typeof endpoints.handleRequest>['body'];

/** Writes what the staff decided; the reader is told of it, in the application and by mail. */
export function handleRequest(deps: RequestDeps): UseCase<typeof endpoints.handleRequest> {
  const { db, clock } = deps;
  return ({ params: { id }, body }, { person: { loginId }, language, origin }) =>
    db.transaction().execute(async (trx) => {
      const sight = { db: trx, loginId, language };
      await lockRequest(trx, id);
      const before = await findHandledOne(sight, id);
      if (!before) return refuse(404, 'NaoEncontrado');
      const refusal = refuseHandling(before, body, language);
      if (refusal) return refusal;
      const at = new Date(clock.now().epochMilliseconds);
      await write(trx, before, body, { at, loginId });
      const isGivenUp = body.situacao === 'nao-finalizada';
      const letOff = isGivenUp ? await letOffCost(sight, clock, before, at) : 0;
      const row = (await findHandledOne(sight, id)) ?? before;
      await tellReader({ db: trx, clock }, row, { said: body.resposta, letOff, origin });
      return { status: 200, body: presentHandled(row, clock.today().toString()) };
    });
}

function refuseHandling(row: RequestRow, sent: HandleBody, language: Language): Refusal | null {
  const { situacao, andamento_visto, custo_centavos, resposta } = sent;
  const seen = row.handled_at && row.handled_at.toISOString();
  const asSeen = andamento_visto && new Date(andamento_visto).toISOString();
  if (isOver(row) || seen !== asSeen) return refuse(409, 'SituacaoMudou');
  if (situacao === 'finalizada' && row.kind === 'catalogue-card' && row.card_code === null) {
    return refuse(422, 'FichaNaoAprovada');
  }
  const t = translatorFor(language);
  if (situacao === 'nao-finalizada' && resposta === '') {
    return refuseBlank('resposta', t('fieldNames.resposta'), language);
  }
  if (situacao !== 'custo-proposto') return null;
  if (row.cost_accepted) return refuse(409, 'SituacaoMudou');
  if (custo_centavos !== undefined || row.state === 'cost-proposed') return null;
  return refuseBlank('custo_centavos', t('requests.fields.custo_centavos'), language);
}

interface Act {
  readonly at: Date;
  readonly loginId: number;
}

/** A cost that was proposed stays while that is its state, and ends where the request goes on without it. */
async function write(
  trx: Db,
  row: RequestRow,
  sent: HandleBody,
  { at, loginId }: Act,
): Promise<void> {
  const state = storedState[sent.situacao];
  const isProposed = state === 'cost-proposed';
  const proposed = isProposed ? sent.custo_centavos : undefined;
  await trx
    .updateTable('request')
    .set({
      state,
      ended_by: state === 'not-finished' ? 'staff' : null,
      answer: sent.resposta === '' ? row.answer : sent.resposta,
      due_on: sent.prazo ?? row.due_on,
      cost: isProposed || row.cost_accepted ? (proposed ?? row.cost) : null,
      handled_at: at,
      handled_by: loginId,
    })
    .where('id', '=', row.id)
    .execute();
}
