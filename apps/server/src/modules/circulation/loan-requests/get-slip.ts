import type { endpoints, Language } from '@estante/contract';
import { refuse } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import { readSettings } from '../../institution/index.ts';
import { dateOf } from '../facts/index.ts';
import type { LoanRequestDeps } from './get-choices.ts';
import { findOneToHandle, findOwnOne, type RequestRow } from './request-rows.ts';
import { writeSlip } from './write-slip.ts';

export function getLoanRequestSlip(
  deps: LoanRequestDeps,
): UseCase<typeof endpoints.getLoanRequestSlip> {
  return async ({ params: { id } }, { person: { personId }, language, origin }) =>
    answer(deps, await findOwnOne(deps.db, { personId, id }, language), { language, origin });
}

/** The slip of a request for the units that send and receive. */
export function getHandledRequestSlip(
  deps: LoanRequestDeps,
): UseCase<typeof endpoints.getHandledRequestSlip> {
  return async ({ params: { id } }, { person: { loginId }, language, origin }) =>
    answer(deps, await findOneToHandle({ db: deps.db, loginId, language }, id), {
      language,
      origin,
    });
}

async function answer(
  { db, clock }: LoanRequestDeps,
  row: RequestRow | undefined,
  asker: { readonly language: Language; readonly origin: string },
) {
  if (!row) return refuse(404, 'NaoEncontrado');
  const { name: institution } = await readSettings(db);
  const content = await writeSlip({ row, institution, madeAt: dateOf(clock.now()), ...asker });
  return {
    status: 200 as const,
    body: {
      nome: `SE-${row.id}.pdf`,
      tipo_conteudo: 'application/pdf' as const,
      conteudo: content.toString('base64'),
    },
  };
}
