import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { titleExists } from '../../catalogue/index.ts';
import { findLibrary } from '../../libraries/index.ts';
import { lockPerson } from '../../patrons/index.ts';
import { dateOf, lockCopies } from '../facts/index.ts';
import { refuseByRules } from '../refusals/index.ts';
import { decideRequest } from '../rules/index.ts';
import { readRequestFacts } from './facts.ts';
import type { LoanRequestDeps } from './get-choices.ts';
import { presentRequest } from './present-request.ts';
import { readRequest, type FilledRequest } from './read-request.ts';
import { insertRequest, isServicePointOf } from './repository.ts';
import { findOwnOne } from './request-rows.ts';
import { readRoutes } from './routes.ts';
import { countAwaited, countFree } from './stock.ts';

/**
 * Asks another library for a title. Of the copies and the person there is one at a time, so that
 * limits are not passed, and no copy is promised twice.
 */
export function makeLoanRequest({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.makeLoanRequest> {
  return async ({ params: { id: titleId }, body }, { person, language }) => {
    const filled = readRequest(body, language);
    if ('refusal' in filled) return filled;
    if (!(await titleExists(db, titleId)))
      return refuse(404, 'AcervoNaoEncontrado', { id: titleId });
    if (!(await isPossible(db, filled))) return refuse(404, 'NaoEncontrado');
    const { originId: from, receivingId: to } = filled;
    return db.transaction().execute(async (trx) => {
      const copies = await lockCopies(trx, titleId);
      if (!(await lockPerson(trx, person.personId))) return refuse(401, 'SessaoExpirada');
      const facts = await readRequestFacts(trx, clock, { titleId, copies, person });
      if (!facts) return refuse(401, 'SessaoExpirada');
      const { patron, limits, sameTitleRequestIds, stock } = facts;
      const decision = decideRequest({
        patron,
        limits,
        sameTitleRequestIds,
        openRequestIds: patron.openRequestIds,
        origin: {
          freeCopies: countFree(stock, filled, from),
          waitingHolds: countAwaited(stock, filled, from),
        },
        receivingFreeCopies: countFree(stock, filled, to),
        today: clock.today(),
      });
      if (!decision.isAllowed) {
        return refuseByRules('SolicitacaoRecusada', decision.refusals, language);
      }
      const routes = await readRoutes(trx);
      const id = await insertRequest(trx, {
        person_id: person.personId,
        login_id: person.loginId,
        title_id: titleId,
        ...columnsOf(filled),
        requested_at: dateOf(clock.now()),
        expected_on: routes.expectedIfAskedOn(clock.today(), from, to),
      });
      const row = await findOwnOne(trx, { personId: person.personId, id }, language);
      return row ? { status: 200, body: presentRequest(row) } : refuse(404, 'NaoEncontrado');
    });
  };
}

/**
 * Whether both libraries are there and are two, and it is fetched where the second one serves
 * readers.
 */
async function isPossible(db: Db, filled: FilledRequest): Promise<boolean> {
  const { originId, receivingId, servicePointId } = filled;
  if (originId === receivingId) return false;
  const [origin, receiving, isServedThere] = await Promise.all([
    findLibrary(db, originId),
    findLibrary(db, receivingId),
    servicePointId === null || isServicePointOf(db, receivingId, servicePointId),
  ]);
  return origin !== undefined && receiving !== undefined && isServedThere;
}

function columnsOf(filled: FilledRequest) {
  return {
    origin_library_id: filled.originId,
    receiving_library_id: filled.receivingId,
    volume: filled.volume,
    tome: filled.tome,
    part: filled.part,
    additional_material: filled.additionalMaterial,
    phone: filled.phone,
    email: filled.email,
    service_point_id: filled.servicePointId,
    authorised_person: filled.authorisedPerson,
    is_home_delivery: filled.isHomeDelivery,
    address: filled.address,
  };
}
