import {
  activities,
  modules,
  overridableMotives,
  type EndpointRequest,
  type endpoints,
  type Language,
  type RefusalMotive,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank, type Refusal } from '../../../endpoint/refusal.ts';
import { isPermitted, isSeenBy } from '../../staff-access/index.ts';
import { motiveOf } from '../refusals/index.ts';
import type { RuleRefusal } from '../rules/index.ts';

/** Exception of the staff: they go on in spite of the motives they have seen to speak against it. */
export interface Exception {
  readonly motives: readonly RefusalMotive[];
  readonly reason: string;
  /** The login of the staff. */
  readonly madeBy: number;
}

type ExceptionBody = EndpointRequest<typeof endpoints.lendAtDesk>['body']['excecao'];

/** The exception that was sent, null for none; or why its sender may make none. */
export async function readException(
  db: Db,
  sent: ExceptionBody,
  { loginId, language }: { readonly loginId: number; readonly language: Language },
): Promise<Refusal | { readonly exception: Exception | null }> {
  if (!sent) return { exception: null };
  const permission = { module: modules.staff, activity: activities.staffExceptions };
  if (!(await isPermitted(db, loginId, permission))) return refuse(403, 'SemPermissao');
  const { motivos: motives, justificativa: reason } = sent;
  return refuseNoReason(reason, language) ?? { exception: { motives, reason, madeBy: loginId } };
}

export function refuseNoReason(reason: string, language: Language): Refusal | null {
  if (reason !== '') return null;
  return refuseBlank('justificativa', translatorFor(language)('desk.exception.reason'), language);
}

/** Whether a library belongs to the unit whose rules somebody makes exceptions from. */
export async function isOfUnit(
  db: Db,
  { madeBy }: Pick<Exception, 'madeBy'>,
  libraryId: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('library as b')
    .select('b.id')
    .where('b.id', '=', libraryId)
    .where(isSeenBy(madeBy, 'b.id'))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether all that speaks against something was seen, and may be overridden. */
export function isOverridden(
  refusals: readonly RuleRefusal[],
  exception: Exception | null,
): exception is Exception {
  return (
    exception !== null &&
    refusals
      .map(({ reason }) => motiveOf(reason))
      .every((one) => overridableMotives.includes(one) && exception.motives.includes(one))
  );
}
