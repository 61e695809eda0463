import { sitePath, type endpoints } from '@estante/contract';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { deviceHash, findProvingProvider, isProvenNow } from '../auth/index.ts';
import { sessionThere } from './finish-sign-in.ts';
import { lead } from './lead.ts';
import type { ProviderDeps } from './provider-deps.ts';
import { findProvider } from './provider-repository.ts';
import { takeProof } from './sign-in-repository.ts';

export function getConfirmation({
  db,
  clock,
}: ProviderDeps): UseCase<typeof endpoints.getConfirmation> {
  return async (_request, { person }) => {
    const proving = await findProvingProvider(db, person);
    const confirmado = isProvenNow(proving?.provenAt ?? null, clock.now());
    return { status: 200, body: { provedor: proving?.name ?? null, confirmado } };
  };
}

/** Leads to the provider by which the session began, which is asked to have them sign in anew. */
export function startConfirmation(deps: ProviderDeps): UseCase<typeof endpoints.startConfirmation> {
  return async ({ body }, { person, device, origin }) => {
    const proving = await findProvingProvider(deps.db, person);
    const provider = proving && (await findProvider(deps.db, proving.id));
    if (!provider) return refuse(404, 'NaoEncontrado');
    const row = {
      target: sitePath(body.redirect),
      is_kept: false,
      in_dialog: false,
      session_id: person.sessionId,
    };
    return lead(deps, provider, { row, device, origin });
  };
}

/** Takes the proof for the session that asked for it, by a code that came back to the browser where it did. */
export function finishConfirmation(
  deps: ProviderDeps,
): UseCase<typeof endpoints.finishConfirmation> {
  const { db, clock } = deps;
  return async ({ body: { codigo } }, { person: { sessionId }, device }) => {
    if (device === null) return refuse(404, 'NaoEncontrado');
    const holder = { browser: deviceHash(device), sessionId };
    const target = await db.transaction().execute(async (trx) => {
      const proof = await takeProof(trx, codigo, holder, clock.now());
      if (!proof) return null;
      const kept = await trx
        .updateTable('provider_session')
        .set({ proven_at: proof.proven_at, ...sessionThere(deps, proof) })
        .where('session_id', '=', sessionId)
        .where('provider_id', '=', proof.provider_id)
        .returning('session_id')
        .executeTakeFirst();
      return kept ? proof.target : null;
    });
    if (target === null) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { url: target } };
  };
}
