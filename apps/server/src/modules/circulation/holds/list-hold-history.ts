import { holdHistoryPageSize as size, type endpoints, type Language } from '@estante/contract';
import type { Db, HoldEnd } from '@estante/database';
import type { HoldEnd as WireEnd } from '@estante/contract';
import { refuseInvertedDays } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { HoldDeps } from './get-hold-choices.ts';
import { presentKey, presentHeldTitle, readHoldNames } from './hold-places.ts';
import type { HoldKey } from './matching.ts';
import { countEnded, findEnded } from './own-repository.ts';

/** Lists the asker's holds that have ended, a page at a time. */
export function listHoldHistory({ db }: HoldDeps): UseCase<typeof endpoints.listHoldHistory> {
  return async ({ query: { dataIni, dataFim, pagina } }, { person: { personId }, language }) => {
    const inverted = refuseInvertedDays(dataIni, dataFim);
    if (inverted) return inverted;
    const of = { personId, from: dataIni, to: dataFim };
    const [rows, total] = await Promise.all([
      findEnded(db, of, { page: pagina, size }),
      countEnded(db, of),
    ]);
    const reservas = await Promise.all(rows.map((row) => presentEnded(db, row, language)));
    return { status: 200, body: { total, pagina, quantidade: size, reservas } };
  };
}

type EndedRow = Awaited<ReturnType<typeof findEnded>>[number];

async function presentEnded(db: Db, row: EndedRow, language: Language) {
  const { ended_at, end_reason } = row;
  if (!ended_at || !end_reason) throw new Error(`hold ${row.id} has not ended`);
  const names = await readHoldNames(db, row.title_id, language);
  return {
    codigo: row.id,
    acervo: presentHeldTitle(row.title_id, names),
    ...presentKey(keyOf(row), names),
    data_reserva: row.placed_at.toISOString(),
    data_liberacao: row.released_at?.toISOString() ?? null,
    data_encerramento: ended_at.toISOString(),
    encerramento: wireEnds[end_reason],
    observacao: row.end_note,
  };
}

function keyOf(row: EndedRow): HoldKey {
  return {
    titleId: row.title_id,
    libraryId: row.library_id,
    volume: row.volume,
    tome: row.tome,
    part: row.part,
    additionalMaterial: row.additional_material,
    locationId: row.location_id,
  };
}

const wireEnds = {
  lent: 'emprestada',
  cancelled: 'cancelada',
  'by-staff': 'cancelada_pela_biblioteca',
  'not-fetched': 'nao_retirada',
  'not-needed': 'nao_mais_necessaria',
  'too-old': 'prazo_esgotado',
  'no-copy': 'sem_exemplar',
} as const satisfies Readonly<Record<HoldEnd, WireEnd>>;
