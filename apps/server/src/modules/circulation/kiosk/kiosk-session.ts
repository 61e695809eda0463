import type { endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { KeyDeps, SignInDeps } from '../../auth/index.ts';
import { readSettings } from '../../institution/index.ts';
import { findPersonName } from '../../patrons/index.ts';
import { findDeskLibrary, presentImpediments } from '../desk/index.ts';
import { readPatron } from '../facts/index.ts';
import { findOpenLoans, presentLoans } from '../loans/index.ts';
import { identify } from './identify.ts';
import { insertKiosk, newSecret, useKiosk } from './kiosk-repository.ts';
import { endSession, idleSeconds, writeSession } from './kiosk-session-repository.ts';

/** Sets up a kiosk for the library that is set for kiosks, else for that of its installer. */
export function setUpKiosk({ db, clock }: SignInDeps): UseCase<typeof endpoints.setUpKiosk> {
  return async ({ body: { nome: name = '' } }, { person: { loginId }, language }) => {
    const settings = await readSettings(db);
    if (!settings.selfServiceOn) return refuse(403, 'RecursoDesativado');
    const set = settings.selfServiceLibrary ?? undefined;
    const library = await findDeskLibrary({ db, loginId, language }, set);
    if (!library) return refuse(404, 'NaoEncontrado');
    const { id: libraryId, name: desc_biblioteca } = library;
    const { secret, hash } = newSecret();
    await insertKiosk(db, { hash, libraryId, name, setUpBy: loginId, at: clock.now() });
    return {
      status: 200,
      body: { aparelho: secret, cod_biblioteca: libraryId, desc_biblioteca },
    };
  };
}

export function startKioskSession(
  deps: SignInDeps & KeyDeps,
): UseCase<typeof endpoints.startKioskSession> {
  const { db, clock } = deps;
  return async ({ body }, { language, limiter }) => {
    const settings = await readSettings(db);
    if (!settings.selfServiceOn) return refuse(403, 'RecursoDesativado');
    const kiosk = await useKiosk(db, body.aparelho, clock.now());
    if (!kiosk) return refuse(403, 'AparelhoNaoAutorizado');
    const shown = { username: body.usuario, password: body.senha, token: body.token };
    const identified = await identify(deps, shown, settings.selfServiceAsksPassword, limiter);
    if ('refusal' in identified) return identified;
    const { loginId, isProven } = identified;
    const now = clock.now();
    const patron = await readPatron(db, loginId, now);
    if (!patron) return refuse(404, 'LeitorNaoEncontrado');
    const { secret: sessao, hash } = newSecret();
    const session = { kioskId: kiosk.id, hash, loginId, isProven, at: now };
    const isWritten = await db.transaction().execute((trx) => writeSession(trx, session));
    if (!isWritten) return refuse(403, 'AparelhoNaoAutorizado');
    const name = await findPersonName(db, patron.personId);
    const loans = isProven ? await findOpenLoans(db, patron.personId) : null;
    return {
      status: 200,
      body: {
        sessao,
        segundos: idleSeconds,
        primeiro_nome: name.split(' ', 1)[0] ?? '',
        impedimentos: isProven ? await presentImpediments(db, patron, now, language) : [],
        emprestimos: loans && (await presentLoans(loans, { db, language, now, details: true })),
      },
    };
  };
}

export function endKioskSession(db: Db): UseCase<typeof endpoints.endKioskSession> {
  return async ({ body: { sessao } }) => {
    await endSession(db, sessao);
    return { status: 200, body: {} };
  };
}
