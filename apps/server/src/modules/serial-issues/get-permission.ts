import { activities, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { findHeld, titleExists } from '../catalogue/index.ts';
import { isActivityOn } from '../institution/index.ts';

export function getSerialIssuesPermission(
  db: Db,
): UseCase<typeof endpoints.getSerialIssuesPermission> {
  return async ({ params: { id } }) => {
    if (!(await titleExists(db, id))) return refuse(404, 'AcervoNaoEncontrado', { id });
    const isOn = await isActivityOn(db, activities.titleSerialIssues);
    const permitida = isOn && (await findHeld(db, id)).hasIssues;
    return { status: 200, body: { permitida } };
  };
}
