import { loanRequestStates, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { listForStaff, type Sight } from '../../staff-access/index.ts';
import { isSameBarcode, lockCopies, nearestTo, type CirculatingCopy } from '../facts/index.ts';
import { actsOf, presentAll } from './present-handled.ts';
import { countByState, findOneToHandle, findToHandle, type HandledRow } from './request-rows.ts';
import type { LoanRequestDeps } from './get-choices.ts';
import { storedState } from './present-request.ts';
import { endUnfinished, sendRequested } from './request-moves.ts';
import { findFitting } from './fitting-copies.ts';
import { receiveCopy } from './receive-copy.ts';

export function listLoanRequestsToHandle(
  db: Db,
): UseCase<typeof endpoints.listLoanRequestsToHandle> {
  return async ({ query }, { person: { loginId }, language }) => {
    const sight = { db, loginId, language };
    const state = query.situacao && storedState[query.situacao];
    const found = await listForStaff(sight, query, {
      states: loanRequestStates,
      find: (filter, page) => findToHandle(sight, { ...filter, state }, page),
      count: (filter) => countByState(sight, filter),
      totalOf: (told, counts) => counts.get(storedState[told]) ?? 0,
    });
    if ('refusal' in found) return found;
    const { list, rows } = found;
    const contagem = list.contagem.filter(({ total }) => total > 0);
    return {
      status: 200,
      body: { ...list, contagem, solicitacoes: await presentAll(sight, rows) },
    };
  };
}

/** Act on a request with the copies of its title locked: a refusal, or null where nothing is against it. */
type Act = (
  trx: Db,
  row: HandledRow,
  copies: readonly CirculatingCopy[],
) => Promise<Refusal | null>;

/** Acts on a request as it is now; one that the unit may not act on is as good as moved. */
async function actOn(asker: Sight, id: number, act: Act) {
  const before = await findOneToHandle(asker, id);
  if (!before) return refuse(404, 'NaoEncontrado');
  return asker.db.transaction().execute(async (trx) => {
    const copies = await lockCopies(trx, before.title_id);
    const sight = { ...asker, db: trx };
    const row = (await findOneToHandle(sight, id)) ?? before;
    const refusal = await act(trx, row, copies);
    if (refusal) return refusal;
    const after = (await findOneToHandle(sight, id)) ?? row;
    const [body] = await presentAll(sight, [after]);
    if (!body) throw new Error('a request that was acted on is not shown');
    return { status: 200 as const, body };
  });
}

export function sendLoanRequest({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.sendLoanRequest> {
  return ({ params: { id }, body: { codigo_barras } }, { person: { loginId }, language }) =>
    actOn({ db, loginId, language }, id, async (trx, row) => {
      if (codigo_barras === '') {
        const name = translatorFor(language)('loanRequests.fields.codigo_barras');
        return refuseBlank('codigo_barras', name, language);
      }
      if (!actsOf(row).pode_enviar) return refuse(409, 'SituacaoMudou');
      const fitting = await findFitting(trx, [id], language);
      const bearing = fitting.filter(({ barcode }) => isSameBarcode(barcode, codigo_barras));
      const [copy] = nearestTo(codigo_barras, bearing);
      if (!copy) return refuse(422, 'ExemplarNaoServe');
      const isSent = await sendRequested(trx, copy.id, { id, now: clock.now() });
      return isSent ? null : refuse(409, 'SituacaoMudou');
    });
}

export function receiveLoanRequest({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.receiveLoanRequest> {
  return ({ params: { id } }, { person: { loginId }, language }) =>
    actOn({ db, loginId, language }, id, async (trx, row, copies) => {
      const copy = copies.find((one) => one.id === row.copy_id);
      if (!actsOf(row).pode_receber || !copy) return refuse(409, 'SituacaoMudou');
      const received = await receiveCopy(trx, copy, clock.now());
      return received ? null : refuse(409, 'SituacaoMudou');
    });
}

export function refuseLoanRequest({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.refuseLoanRequest> {
  return ({ params: { id }, body: { motivo } }, { person: { loginId }, language }) =>
    actOn({ db, loginId, language }, id, async (trx, row) => {
      if (motivo === '') {
        return refuseBlank(
          'motivo',
          translatorFor(language)('loanRequests.fields.motivo'),
          language,
        );
      }
      const from = row.state === 'available' ? 'available' : 'waiting';
      if (!actsOf(row).pode_encerrar) return refuse(409, 'SituacaoMudou');
      const ending = { by: 'staff', from, reason: motivo, endedBy: loginId } as const;
      const isEnded = await endUnfinished(trx, { id, now: clock.now(), ...ending });
      return isEnded ? null : refuse(409, 'SituacaoMudou');
    });
}
