import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../endpoint/refusal.ts';
import type { PersonalSession } from '../../endpoint/session.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { debts } from '../circulation/index.ts';
import { lockPerson } from '../patrons/index.ts';
import type { RequestDeps } from './make-request.ts';
import { ownRequest } from './own-request.ts';
import { presentRequest } from './present-request.ts';
import { findOwnRequest, type RequestRow } from './request-rows.ts';
import { wireKind } from './wire-names.ts';

/** Decides on a proposed cost. Accepted, it is owed, and the request goes on; else the request is over. */
export function decideRequestCost({
  db,
  clock,
}: RequestDeps): UseCase<typeof endpoints.decideRequestCost> {
  return ({ params: { id }, body }, { person, language }) =>
    db.transaction().execute(async (trx) => {
      const { personId } = person;
      if (!(await lockPerson(trx, personId))) return refuse(401, 'SessaoExpirada');
      await lockRequest(trx, id);
      const row = await ownRequest(trx, { personId, id }, language);
      if ('refusal' in row) return row;
      const stands = row.state === 'cost-proposed' && row.cost === body.valor_centavos;
      if (!stands) return refuse(409, 'SituacaoMudou');
      await decide(trx, clock, { row, person, isAccepted: body.aceito });
      const decided = await findOwnRequest(trx, { personId, id }, language);
      return { status: 200, body: presentRequest(decided ?? row) };
    });
}

/** Locks a request. The caller that reads it next looks at its owner. */
export async function lockRequest(trx: Db, id: number): Promise<void> {
  await trx.selectFrom('request').select('id').where('id', '=', id).forUpdate().execute();
}

interface Decision {
  readonly row: RequestRow;
  readonly person: PersonalSession;
  readonly isAccepted: boolean;
}

async function decide(trx: Db, clock: Clock, { row, person, isAccepted }: Decision): Promise<void> {
  const debt_id = isAccepted ? await charge(trx, clock, row, person) : null;
  await trx
    .updateTable('request')
    .set({
      state: isAccepted ? 'in-progress' : 'not-finished',
      ended_by: isAccepted ? null : 'patron',
      cost_accepted: isAccepted,
      debt_id,
      handled_at: new Date(clock.now().epochMilliseconds),
      handled_by: null,
    })
    .where('id', '=', row.id)
    .where('person_id', '=', person.personId)
    .execute();
}

/** Charges the cost, owed to the unit that answers, through the link by which it was accepted. */
function charge(trx: Db, clock: Clock, row: RequestRow, { personId, loginId }: PersonalSession) {
  const t = translatorFor(row.language);
  return debts.chargeDebt(trx, {
    personId,
    loginId,
    libraryId: row.library_id,
    loanId: null,
    kind: 'service',
    description: t('requests.numbered', {
      kind: t(`requests.kinds.${wireKind[row.kind]}`),
      id: row.id,
    }),
    amount: row.cost ?? 0,
    at: clock.now(),
    chargedBy: null,
  });
}
