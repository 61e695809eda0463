import { sql, type SqlBool } from 'kysely';
import { byPerson, library, title, type KeptPart, type Ownership } from './kept-part.ts';

const byLoan: Ownership = (id) =>
  sql<SqlBool>`r.loan_id in (select id from loan where person_id = ${id})`;
const byDebt: Ownership = (id) =>
  sql<SqlBool>`r.debt_id in (select id from debt where person_id = ${id})`;

/** Tables of what somebody borrowed, waited for and owed. */
export const keptOfCirculation = {
  loan: {
    name: 'emprestimos',
    section: 'emprestimos',
    ownedBy: byPerson,
    tells: {
      titulo: title('r.title_id'),
      codigo_barras: 'r.barcode',
      biblioteca: library('r.library_id'),
      emprestado_em: 'r.lent_at',
      prazo: 'coalesce(to_json(r.due_on), to_json(r.due_at))',
      devolvido_em: 'r.returned_at',
      renovacoes: 'r.renewals',
      perdido: 'r.is_lost',
    },
    atClosing: 'history',
  },
  renewal: {
    name: 'renovacoes',
    section: 'emprestimos',
    ownedBy: byLoan,
    tells: {
      titulo: title('(select l.title_id from loan l where l.id = r.loan_id)'),
      em: 'r.renewed_at',
      cod_por: 'r.made_by',
    },
    atClosing: 'history',
  },
  circulation_exception: {
    name: 'excecoes',
    section: 'emprestimos',
    ownedBy: (id) =>
      sql<SqlBool>`(r.loan_id in (select id from loan where person_id = ${id})
        or r.hold_id in (select id from hold where person_id = ${id}))`,
    tells: {
      titulo: title(`coalesce((select l.title_id from loan l where l.id = r.loan_id),
        (select h.title_id from hold h where h.id = r.hold_id))`),
      em: 'r.made_at',
      motivo: 'r.reason',
    },
    atClosing: 'history',
  },
  hold: {
    name: 'reservas',
    section: 'reservas',
    ownedBy: byPerson,
    tells: {
      titulo: title('r.title_id'),
      biblioteca: library('r.library_id'),
      em: 'r.placed_at',
      necessaria_ate: 'r.needed_until',
      retirar_ate: 'r.pickup_until',
      encerrado_em: 'r.ended_at',
      cod_fim: 'r.end_reason',
    },
    atClosing: 'history',
  },
  loan_request: {
    name: 'solicitacoes',
    section: 'solicitacoes',
    ownedBy: byPerson,
    tells: {
      titulo: title('r.title_id'),
      origem: library('r.origin_library_id'),
      biblioteca: library('r.receiving_library_id'),
      telefone: 'r.phone',
      email: 'r.email',
      pessoa_autorizada: 'r.authorised_person',
      endereco: 'r.address',
      em: 'r.requested_at',
      encerrado_em: 'r.ended_at',
    },
    atClosing: 'history',
  },
  debt: {
    name: 'debitos',
    section: 'debitos',
    ownedBy: byPerson,
    tells: {
      cod_tipo: 'r.kind',
      motivo: 'r.description',
      biblioteca: library('r.library_id'),
      titulo: title('(select l.title_id from loan l where l.id = r.loan_id)'),
      valor_centavos: 'r.amount',
      em: 'r.charged_at',
    },
    atClosing: 'evidence',
  },
  debt_entry: {
    name: 'lancamentos',
    section: 'debitos',
    ownedBy: byDebt,
    tells: {
      cod_tipo: 'r.kind',
      motivo: 'r.reason',
      valor_centavos: 'r.amount',
      em: 'r.entered_at',
    },
    atClosing: 'evidence',
  },
  payment_order: {
    name: 'ordens_de_pagamento',
    section: 'debitos',
    ownedBy: byPerson,
    tells: { codigo: 'r.txid', em: 'r.made_on' },
    atClosing: 'erased',
  },
  suspension: {
    name: 'afastamentos',
    section: 'afastamentos',
    ownedBy: byPerson,
    tells: {
      motivo: 'r.reason',
      biblioteca: library('r.library_id'),
      desde: 'r.from_day',
      ate: 'r.until_day',
      levantado_em: 'r.lifted_at',
    },
    atClosing: 'evidence',
  },
  clearance: {
    name: 'declaracoes',
    section: 'declaracoes',
    ownedBy: byPerson,
    tells: {
      codigo: 'r.code',
      biblioteca: library('r.library_id'),
      em: 'r.made_at',
      valido_ate: 'r.valid_until',
    },
    atClosing: 'clearance',
  },
  letter_act: {
    name: 'atos_de_cartas',
    section: 'avisos',
    ownedBy: byPerson,
    tells: { cod_ato: 'r.act', em: 'r.made_at', valido_ate: 'r.expires_at', usado_em: 'r.used_at' },
    atClosing: 'erased',
  },
  notice: {
    name: 'avisos',
    section: 'avisos',
    ownedBy: byPerson,
    tells: {
      cod_aviso: 'r.kind',
      titulo: `r.facts ->> 'title'`,
      em: 'r.created_at',
      lido_em: 'r.read_at',
    },
    atClosing: 'erased',
  },
} as const satisfies Readonly<Record<string, KeptPart>>;
