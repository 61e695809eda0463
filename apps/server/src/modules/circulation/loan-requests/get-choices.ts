import { deskPlace, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findDescription } from '../../catalogue/index.ts';
import { findLibraries } from '../../libraries/index.ts';
import { readCopies } from '../facts/index.ts';
import { presentRefusals } from '../refusals/index.ts';
import { decideRequest } from '../rules/index.ts';
import { readRoutes, type Routes } from './routes.ts';
import { readRequestFacts } from './facts.ts';
import { findContact, findServicePoints } from './repository.ts';
import { countAwaited, countFree, partsOf, type Parts, type Stock } from './stock.ts';

export interface LoanRequestDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type Libraries = Awaited<ReturnType<typeof findLibraries>>;

export function getLoanRequestChoices({
  db,
  clock,
}: LoanRequestDeps): UseCase<typeof endpoints.getLoanRequestChoices> {
  return async ({ params: { id } }, { person, language }) => {
    const titulo = (await findDescription(db, id))?.title;
    if (titulo === undefined) return refuse(404, 'AcervoNaoEncontrado', { id });
    const copies = await readCopies(db, id);
    const facts = await readRequestFacts(db, clock, { titleId: id, copies, person });
    if (!facts) return refuse(401, 'SessaoExpirada');
    const { patron, limits, sameTitleRequestIds, stock } = facts;
    const [libraries, contact, places, routes] = await Promise.all([
      findLibraries(db, language),
      findContact(db, person.personId),
      findServicePoints(db, language),
      readRoutes(db),
    ]);
    // This decision looks at the person alone: the choices say where the copy lies.
    const decision = decideRequest({
      patron,
      limits,
      sameTitleRequestIds,
      openRequestIds: patron.openRequestIds,
      origin: { freeCopies: 1, waitingHolds: 0 },
      receivingFreeCopies: 0,
      today: clock.today(),
    });
    const opcoes = partsOf(stock).map((parts) => optionOf(stock, parts, libraries));
    return {
      status: 200,
      body: {
        cod_acervo: id,
        titulo,
        recusas: decision.isAllowed ? [] : presentRefusals(decision.refusals, language),
        abertas: patron.openRequestIds.length,
        limite: limits.requestLimit,
        telefone: contact.phone,
        email: contact.email,
        opcoes,
        locais_recebimento: libraries.flatMap((library) => [
          placeOf(library.id, deskPlace, translatorFor(language)('loanRequests.deskPlace')),
          ...places
            .filter(({ library_id }) => library_id === library.id)
            .map(({ id: place, name }) => placeOf(library.id, place, name)),
        ]),
        previsoes: expectedOf(opcoes, routes, clock),
      },
    };
  };
}

function placeOf(cod_biblioteca: number, cod_local_recebimento: number, desc_local: string) {
  return { cod_biblioteca, cod_local_recebimento, desc_local };
}

function optionOf(stock: Stock, parts: Parts, libraries: Libraries) {
  const told = ({ id, name }: Libraries[number]) => ({ cod_biblioteca: id, desc_biblioteca: name });
  const free = libraries.map((library) => ({
    library,
    free: countFree(stock, parts, library.id),
    spare: countFree(stock, parts, library.id) - countAwaited(stock, parts, library.id),
  }));
  return {
    volume: parts.volume,
    tomo: parts.tome,
    parte: parts.part,
    material_adicional: parts.additionalMaterial,
    origens: free
      .filter(({ spare }) => spare > 0)
      .map(({ library, spare }) => ({ ...told(library), disponiveis: spare })),
    recebimentos: free.filter((one) => one.free === 0).map(({ library }) => told(library)),
  };
}

function expectedOf(options: readonly ReturnType<typeof optionOf>[], routes: Routes, clock: Clock) {
  const pairs = new Map(
    options.flatMap(({ origens, recebimentos }) =>
      origens.flatMap(({ cod_biblioteca: from }) =>
        recebimentos.map(({ cod_biblioteca: to }) => [`${from}-${to}`, [from, to]] as const),
      ),
    ),
  );
  return [...pairs.values()].map(([from, to]) => ({
    biblioteca_origem: from,
    biblioteca_recebimento: to,
    previsao: routes.expectedIfAskedOn(clock.today(), from, to),
  }));
}
