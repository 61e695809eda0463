import type { endpoints } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readException } from '../exceptions/index.ts';
import { placeHoldFor, tellHoldChoices } from '../holds/index.ts';
import type { DeskDeps } from './desk-deps.ts';
import { findPatron } from './desk-patron-repository.ts';

export function getDeskHoldChoices(deps: DeskDeps): UseCase<typeof endpoints.getDeskHoldChoices> {
  return async ({ query: { cod_login: loginId, cod_acervo } }, { language }) => {
    const patron = await findPatron(deps.db, loginId, language);
    if (!patron) return refuse(404, 'LeitorNaoEncontrado');
    return tellHoldChoices(deps, cod_acervo, { loginId, language });
  };
}

export function placeDeskHold(deps: DeskDeps): UseCase<typeof endpoints.placeDeskHold> {
  return async ({ body }, { person: { loginId: staff }, language }) => {
    const { cod_login: loginId, excecao, ...wish } = body;
    const asked = await readException(deps.db, excecao, { loginId: staff, language });
    if ('refusal' in asked) return asked;
    const patron = await findPatron(deps.db, loginId, language);
    if (!patron) return refuse(404, 'LeitorNaoEncontrado');
    const byStaff = { loginId: staff, exception: asked.exception };
    const { personId } = patron;
    return placeHoldFor(deps, wish, { personId, loginId, language, byStaff });
  };
}
