import type { Db } from '@estante/database';

/** A server of others that has covers by ISBN. */
export interface CoverSource {
  readonly id: number;
  /** Name as it is credited. */
  readonly name: string;
  /** Address with '{isbn}' in it. */
  readonly pattern: string;
  /** Path to the picture's address in an answer in JSON; '' where the answer is the picture. */
  readonly jsonPath: string;
  /** Address that the credit leads to; '' for nowhere. */
  readonly page: string;
  /** Seconds between two questions. */
  readonly pause: number;
  readonly askedAt: Date | null;
  /** Number of failures in a row. */
  readonly failures: number;
  readonly restsUntil: Date | null;
}

/** Sources that are asked, in their order. */
export function readSources(db: Db): Promise<CoverSource[]> {
  return db
    .selectFrom('cover_source')
    .where('is_on', '=', true)
    .orderBy('position')
    .orderBy('id')
    .select(['id', 'name', 'pattern', 'page', 'pause', 'failures'])
    .select(['json_path as jsonPath', 'asked_at as askedAt', 'rests_until as restsUntil'])
    .execute();
}

export function addressOf(pattern: string, isbn: string): string {
  return pattern.replaceAll('{isbn}', isbn);
}
