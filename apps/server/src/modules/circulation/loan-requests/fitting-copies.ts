import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';
import { lendsTo } from '../availability/index.ts';
import { readLoanRules } from '../facts/index.ts';

/** A copy at the library that was asked, of the part that was asked for, and there. */
export interface FittingCopy {
  readonly id: number;
  readonly requestId: number;
  readonly barcode: string;
  readonly callNumber: string;
  readonly location: string | null;
}

interface CandidateCopy extends FittingCopy {
  readonly libraryId: number;
  readonly loanTypeId: number | null;
  /** Patron category of the person who asked. */
  readonly categoryId: number | null;
}

/** Copies that may be sent for each of the requests and lent to the person who asked, as they stand on the shelves. */
export async function findFitting(
  db: Db,
  requestIds: readonly number[],
  language: Language,
): Promise<readonly FittingCopy[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<CandidateCopy>`
    select c.id, r.id as "requestId", c.barcode, c.call_number as "callNumber", ${nameIn('p', language)} as location,
      c.library_id as "libraryId", c.loan_type_id as "loanTypeId", w.category_id as "categoryId"
    from loan_request r join copy c on c.title_id = r.title_id
        and c.library_id = r.origin_library_id and c.volume = r.volume and c.tome = r.tome
        and c.part = r.part and c.additional_material = r.additional_material
      left join login w on w.id = r.login_id
      left join location p on p.id = c.location_id
    where r.id = any(${requestIds}::integer[]) and r.state = 'waiting'
      and c.state = 'available' and c.barcode is not null
    order by location nulls last, c.call_number, c.barcode`.execute(db);
  const rules = await readLoanRules(db);
  return rows.filter((copy) => lendsTo(rules, copy.categoryId, copy));
}

/** The copies that fit one request, by its number, as the contract says them. */
export function presentFitting(copies: readonly FittingCopy[], requestId: number) {
  return copies
    .filter((copy) => copy.requestId === requestId)
    .map(({ barcode, callNumber, location }) => ({
      codigo_barras: barcode,
      numero_chamada: callNumber,
      localizacao: location,
    }));
}
