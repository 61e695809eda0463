import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { SignInDeps } from '../../auth/index.ts';
import { readSettings } from '../../institution/index.ts';
import {
  lendAndTell,
  presentDestination,
  presentScanned,
  presentSeveral,
  refuseUnknown,
} from '../desk/index.ts';
import { renewAndTell, returnCopy } from '../loans/index.ts';
import { useKiosk } from './kiosk-repository.ts';
import { continueSession } from './kiosk-session-repository.ts';

type KioskDeps = Pick<SignInDeps, 'db' | 'clock'>;

export function lendAtKiosk({ db, clock }: KioskDeps): UseCase<typeof endpoints.lendAtKiosk> {
  return async ({ body }, { language }) => {
    if (!(await readSettings(db)).selfServiceOn) return refuse(403, 'RecursoDesativado');
    const at = clock.now();
    const session = await continueSession(db, body.sessao, at);
    if (!session) return refuse(401, 'SessaoExpirada');
    const order = {
      barcode: body.codigo_barras,
      copyId: body.cod_exemplar,
      libraryId: session.libraryId,
      loginId: session.loginId,
      lentBy: null,
      at,
      language,
    };
    return lendAndTell(db, order, language);
  };
}

export function renewAtKiosk({ db, clock }: KioskDeps): UseCase<typeof endpoints.renewAtKiosk> {
  return async ({ body }, { language }) => {
    if (!(await readSettings(db)).selfServiceOn) return refuse(403, 'RecursoDesativado');
    const at = clock.now();
    const session = await continueSession(db, body.sessao, at);
    // A person who showed a user name alone is told nothing of loans.
    if (!session?.isProven) return refuse(401, 'SessaoExpirada');
    const order = { personId: session.personId, madeBy: 'kiosk', at } as const;
    return renewAndTell(db, body.emprestimos, order, language);
  };
}

export function returnAtKiosk({ db, clock }: KioskDeps): UseCase<typeof endpoints.returnAtKiosk> {
  return async ({ body }, { language }) => {
    if (!(await readSettings(db)).selfServiceOn) return refuse(403, 'RecursoDesativado');
    const at = clock.now();
    const kiosk = await useKiosk(db, body.aparelho, at);
    if (!kiosk) return refuse(403, 'AparelhoNaoAutorizado');
    const barcode = body.codigo_barras;
    const order = {
      barcode,
      copyId: body.cod_exemplar,
      libraryId: kiosk.libraryId,
      returnedBy: null,
      at,
      language,
    };
    const outcome = await db.transaction().execute((trx) => returnCopy(trx, order));
    switch (outcome.kind) {
      case 'unknown-copy':
        return refuseUnknown(barcode);
      case 'ambiguous':
        return { status: 200, body: presentSeveral(outcome.copies) };
      case 'not-on-loan': {
        const exemplar = presentScanned(outcome.copy);
        return { status: 200, body: { situacao: 'nao_emprestado', exemplar } };
      }
      case 'received': {
        const exemplar = presentScanned(outcome.copy);
        const destino = await presentDestination(db, outcome.settled, language);
        return { status: 200, body: { situacao: 'recebido', exemplar, destino } };
      }
      case 'returned': {
        const { copy, settled } = outcome;
        const destino = settled && (await presentDestination(db, settled, language));
        const titulo = copy?.title ?? '';
        return { status: 200, body: { situacao: 'devolvido', titulo, destino } };
      }
    }
  };
}
