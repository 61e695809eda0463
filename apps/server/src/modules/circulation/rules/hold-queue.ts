/** A hold that has not been released to its place on the hold shelf. */
export interface WaitingHold {
  readonly id: number;
  readonly placedAt: Temporal.Instant;
  /** The last day on which the person asked to be passed over. */
  readonly suspendedUntil: Temporal.PlainDate | null;
  /** The last day on which it is of use. */
  readonly neededUntil: Temporal.PlainDate | null;
  /** Whether the person may borrow now: a person who may not is passed over and keeps the place. */
  readonly mayBorrow: boolean;
}

/** Orders holds, first come, first served, by the server's time; of the same moment the lower number comes first. */
export function inOrder<Hold extends Pick<WaitingHold, 'id' | 'placedAt'>>(
  queue: readonly Hold[],
): Hold[] {
  return queue.toSorted(
    (one, other) => Temporal.Instant.compare(one.placedAt, other.placedAt) || one.id - other.id,
  );
}

/** The place of each that waits, from 1 without gaps; those passed over keep theirs. */
export function positions(queue: readonly WaitingHold[]): ReadonlyMap<number, number> {
  return new Map(inOrder(queue).map(({ id }, i) => [id, i + 1]));
}

/** Whether it may be served on this day. */
export function isEligible(hold: WaitingHold, today: Temporal.PlainDate): boolean {
  const { suspendedUntil, neededUntil, mayBorrow } = hold;
  const isPassedOver =
    suspendedUntil !== null && Temporal.PlainDate.compare(today, suspendedUntil) <= 0;
  const isTooLate = neededUntil !== null && Temporal.PlainDate.compare(today, neededUntil) > 0;
  return mayBorrow && !isPassedOver && !isTooLate;
}

/** Hold whose turn it is when a copy comes back; null: none. */
export function nextToServe<Hold extends WaitingHold>(
  queue: readonly Hold[],
  today: Temporal.PlainDate,
): Hold | null {
  return inOrder(queue).find((hold) => isEligible(hold, today)) ?? null;
}
