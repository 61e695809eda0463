/** Where time comes from. Tests pass a fixed one. */
export interface Clock {
  now(): Temporal.Instant;
  /** The civil date where the libraries are. */
  today(): Temporal.PlainDate;
}

export const timeZone = 'America/Sao_Paulo';

export const systemClock: Clock = {
  now: () => Temporal.Now.instant(),
  today: () => Temporal.Now.plainDateISO(timeZone),
};
