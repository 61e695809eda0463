import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseBlank } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { findUnit } from '../../staff-access/index.ts';
import { receiveCopy, type Arrival } from './receive-copy.ts';
import { findComing, findTransits, type TransitRow } from '../transits/index.ts';

export function listTransits(db: Db): UseCase<typeof endpoints.listTransits> {
  return async (_request, { person: { loginId }, language }) => {
    const unitId = (await findUnit({ db, loginId, language }))?.id ?? null;
    const rows = await findTransits(db, unitId, language);
    return { status: 200, body: { transitos: rows.map((row) => present(row, unitId)) } };
  };
}

interface TransitDeps {
  readonly db: Db;
  readonly clock: Clock;
}

export function receiveTransit({
  db,
  clock,
}: TransitDeps): UseCase<typeof endpoints.receiveTransit> {
  return async ({ body: { codigo_barras } }, { person: { loginId }, language }) => {
    if (codigo_barras === '') {
      const name = translatorFor(language)('loanRequests.fields.codigo_barras');
      return refuseBlank('codigo_barras', name, language);
    }
    const unitId = (await findUnit({ db, loginId, language }))?.id ?? null;
    const row = await findComing(db, { unitId, barcode: codigo_barras }, language);
    if (!row) return refuse(404, 'NaoEncontrado');
    const received = await db
      .transaction()
      .execute((trx) => receiveCopy(trx, { id: row.copy_id, titleId: row.title_id }, clock.now()));
    if (!received) return refuse(404, 'NaoEncontrado');
    return { status: 200, body: { transito: present(row, unitId), ...told(received) } };
  };
}

const places = { request: 'solicitacao', hold: 'reserva', nobody: 'estante' } as const;

function told(received: Arrival) {
  return {
    destino: places[received.for],
    retirar_ate: received.for === 'nobody' ? null : received.pickupUntil,
  };
}

function present(
  row: TransitRow,
  unitId: number | null,
): Success<typeof endpoints.listTransits>['transitos'][number] {
  return {
    codigo: row.id,
    codigo_barras: row.barcode,
    cod_acervo: row.title_id,
    titulo: row.title,
    biblioteca_origem: { cod_biblioteca: row.from_library_id, desc_biblioteca: row.from },
    biblioteca_destino: { cod_biblioteca: row.to_library_id, desc_biblioteca: row.to },
    enviado_em: row.sent_at.toISOString(),
    solicitacao: row.loan_request_id,
    pode_receber: unitId === null || row.to_library_id === unitId,
  };
}
