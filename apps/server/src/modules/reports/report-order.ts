import type { endpoints, Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseInvertedDays, type Refusal } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { nameIn } from '../../platform/sql/name-in.ts';
import { findUnit, type Unit } from '../staff-access/index.ts';
import type { ReportOrder } from './report.ts';

export interface ReportDeps {
  readonly db: Db;
  readonly clock: Clock;
}

type ReportRequest = Parameters<UseCase<typeof endpoints.getReport>>[0];
interface Asker {
  readonly loginId: number;
  readonly language: Language;
}

export interface OrderResult {
  readonly order: Omit<ReportOrder, 'most'>;
  /** Libraries that the asker may narrow the report to. */
  readonly libraries: readonly Unit[];
  readonly library: Unit | null;
}

/**
 * Reads which report is asked for, of a year up to today where no days are named. Staff of a unit are told of theirs
 * alone, and another's is not there.
 */
export async function orderOf(
  { db, clock }: ReportDeps,
  { params, query }: Pick<ReportRequest, 'params' | 'query'>,
  { loginId, language }: Asker,
): Promise<OrderResult | Refusal> {
  const today = clock.today();
  const from = query.dataIni ?? query.dataFim ?? today.subtract({ years: 1 }).toString();
  const to = query.dataFim ?? today.toString();
  const inverted = refuseInvertedDays(from, to);
  if (inverted) return inverted;
  const unit = await findUnit({ db, loginId, language });
  const libraries = unit ? [] : await findLibraries(db, language);
  const asked = query.biblioteca;
  const library = unit ?? libraries.find(({ id }) => id === asked) ?? null;
  if (asked !== undefined && library?.id !== asked) return refuse(404, 'NaoEncontrado');
  const order: OrderResult['order'] = {
    db,
    name: params.relatorio,
    language,
    t: translatorFor(language),
    libraryId: library?.id ?? null,
    from,
    to,
    today: today.toString(),
    now: clock.now(),
    group: query.agrupamento,
  };
  return { order, libraries, library };
}

function findLibraries(db: Db, language: Language): Promise<Unit[]> {
  return db
    .selectFrom('library as u')
    .select('u.id')
    .select(nameIn('u', language).as('name'))
    .orderBy('u.name')
    .execute();
}
