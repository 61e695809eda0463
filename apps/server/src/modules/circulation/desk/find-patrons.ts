import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { foldUsername, type KeyDeps } from '../../auth/index.ts';
import { useLoanToken } from '../loans/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { findPatrons, toldPatrons } from './desk-patron-repository.ts';
import { presentWho, tellPatron } from './tell-patron.ts';

export function findDeskPatrons({ db }: DeskDeps): UseCase<typeof endpoints.findDeskPatrons> {
  return async ({ query: { texto } }, { language }) => {
    if (texto === '') return { status: 200, body: { leitores: [], ha_mais: false } };
    const rows = await findPatrons(db, { username: foldUsername(texto), text: texto }, language);
    const leitores = rows.slice(0, toldPatrons).map(presentWho);
    return { status: 200, body: { leitores, ha_mais: rows.length > toldPatrons } };
  };
}

export function getDeskPatron({ db, clock }: DeskDeps): UseCase<typeof endpoints.getDeskPatron> {
  return ({ params: { id } }, { person, language }) =>
    tellPatron({ db, clock }, id, { now: clock.now(), askedBy: person.loginId, language });
}

export function takeLoanToken(deps: DeskDeps & KeyDeps): UseCase<typeof endpoints.takeLoanToken> {
  const { clock } = deps;
  return async ({ body: { token } }, { person, language }) => {
    const now = clock.now();
    const loginId = await useLoanToken(deps, token, now);
    return loginId === null
      ? refuse(422, 'TokenNaoConfere')
      : tellPatron(deps, loginId, { now, askedBy: person.loginId, language });
  };
}
