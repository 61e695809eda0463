import { writeMoment } from '../message/index.ts';

interface WireDue {
  readonly devolver_ate: string;
  readonly devolver_as: string | null;
}

/** Due moment as a terminal reads it: a day ends with its last minute. */
export function writeDue({ devolver_ate, devolver_as }: WireDue): string {
  return devolver_as === null
    ? `${devolver_ate.replaceAll('-', '')}    235900`
    : writeMoment(Temporal.Instant.from(devolver_as));
}
