import type { RequestRow } from './request-rows.ts';
import { wireDocument, wireKind, wireState } from './wire-names.ts';

const enders = { patron: 'leitor', staff: 'biblioteca' } as const;

export const isOver = ({ state }: Pick<RequestRow, 'state'>) =>
  state === 'finished' || state === 'not-finished';

/** A request as its reader sees it. */
export function presentRequest(row: RequestRow) {
  return {
    codigo: row.id,
    tipo: wireKind[row.kind],
    documento: row.document && wireDocument[row.document],
    situacao: wireState[row.state],
    enviado_em: row.sent_at.toISOString(),
    prazo: isOver(row) ? null : row.due_on,
    cod_biblioteca: row.library_id,
    desc_biblioteca: row.library,
    email: row.emails.join('; '),
    observacao: row.note,
    dados: { ...row.details },
    resposta: row.answer,
    andamento_em: row.handled_at && row.handled_at.toISOString(),
    encerrada_por: row.ended_by && enders[row.ended_by],
    custo: row.cost === null ? null : { valor_centavos: row.cost, aceito: row.cost_accepted },
    anexos: row.attachments,
    total_titulos: row.titles.length,
    ficha: presentCard(row),
  };
}

function presentCard({ card_code, card_approved_at }: RequestRow) {
  if (card_code === null || card_approved_at === null) return null;
  return { codigo_verificacao: card_code, aprovada_em: card_approved_at.toISOString() };
}

/** A request as the staff of its unit see it on a day. */
export function presentHandled(row: RequestRow, today: string) {
  return {
    ...presentRequest(row),
    pessoa: { nome_pessoa: row.person, tem_email: row.emails.length > 0 },
    atendente: row.handler,
    custo_pago_centavos: row.cost_paid,
    atrasada: !isOver(row) && row.due_on !== null && row.due_on < today,
    titulos: row.titles,
  };
}
