import type { IssueState } from '@estante/marc';

interface Inclusion {
  readonly state: IssueState;
  /** Day of inclusion; undefined: the issue was never here. */
  readonly included_on?: string | null | undefined;
}

interface IssueBefore extends Inclusion {
  /** Facts of its record; null: no record tells of it. */
  readonly record_says: Inclusion | null;
}

/** Whether the library has an issue in this state. */
export const isHere = (state: IssueState) => state === 'received' || state === 'bound';

/**
 * Day by which followers are told of an issue: null where it is not here, or came before such days were kept.
 * An issue that was here keeps its day; one that staff had called missing gets back that of its record.
 */
export function inclusionDay(
  state: IssueState,
  before: IssueBefore | null,
  today: string,
): string | null {
  if (!isHere(state)) return null;
  const known = [before, before?.record_says].find(
    (one) => one && isHere(one.state) && one.included_on !== undefined,
  );
  return known ? (known.included_on ?? null) : today;
}
