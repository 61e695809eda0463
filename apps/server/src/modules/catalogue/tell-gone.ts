import type { Db } from '@estante/database';
import { refuse, type Refusal } from '../../endpoint/refusal.ts';
import {
  findGoneTitle,
  insteadOfTitle,
  findGoneHeading,
  insteadOfHeading,
  headingCalled,
} from './gone-repository.ts';

/**
 * Refines the refusal for a title or heading that is not there: one that once was gets 410, with its former name and
 * what stands in its place. Pages and calls alike ask here.
 */
export async function tellGone(db: Db, refusal: Refusal): Promise<Refusal> {
  const id = Number(refusal.values?.['id']);
  if (refusal.status !== 404 || !Number.isSafeInteger(id) || id > largestId) return refusal;
  if (refusal.refusal === 'AcervoNaoEncontrado') {
    const gone = await findGoneTitle(db, id);
    if (!gone) return refusal;
    return refuse(410, 'AcervoRetirado', {
      id,
      titulo: gone.name,
      ...(await insteadOfTitle(db, id)),
    });
  }
  if (refusal.refusal === 'AutoridadeNaoEncontrada') {
    const gone = await findGoneHeading(db, id);
    if (!gone) return refusal;
    const instead = (await insteadOfHeading(db, id)) ?? (await headingCalled(db, gone.name));
    return refuse(410, 'AutoridadeRetirada', { id, nome: gone.name, ...instead });
  }
  return refusal;
}

const largestId = 2_147_483_647;
