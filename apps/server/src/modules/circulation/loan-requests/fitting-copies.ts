import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { sql } from 'kysely';
import { nameIn } from '../../../platform/sql/name-in.ts';

/** A copy at the library that was asked, of the part that was asked for, and there. */
export interface FittingCopy {
  readonly id: number;
  readonly requestId: number;
  readonly barcode: string;
  readonly callNumber: string;
  readonly location: string | null;
}

/** Copies that may be sent for each of the requests, as they stand on the shelves. */
export async function findFitting(
  db: Db,
  requestIds: readonly number[],
  language: Language,
): Promise<readonly FittingCopy[]> {
  if (requestIds.length === 0) return [];
  const { rows } = await sql<FittingCopy>`
    select c.id, r.id as "requestId", c.barcode, c.call_number as "callNumber", ${nameIn('p', language)} as location
    from loan_request r join copy c on c.title_id = r.title_id
        and c.library_id = r.origin_library_id and c.volume = r.volume and c.tome = r.tome
        and c.part = r.part and c.additional_material = r.additional_material
      left join location p on p.id = c.location_id
    where r.id = any(${requestIds}::integer[]) and r.state = 'waiting'
      and c.state = 'available' and c.barcode is not null
    order by location nulls last, c.call_number, c.barcode`.execute(db);
  return rows;
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
