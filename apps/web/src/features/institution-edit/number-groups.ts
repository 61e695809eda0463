import type { Output } from '../../api/api.ts';

export type Numbers = Omit<Output<'getCirculationNumbers'>, 'versao'>;

interface Field {
  readonly name: keyof Numbers;
  readonly kind: 'number' | 'money' | 'switch' | 'days' | 'line' | 'digits' | 'pixKey';
  readonly least?: number;
  readonly most?: number;
  /** Phrase of the sentence under the field, if it has one of its own. */
  readonly hint?:
    | 'dias_aviso_atraso_hint'
    | 'chave_pix_hint'
    | 'prefixo_gru_hint'
    | 'orgao_gru_hint';
  /** Regular expression that its digits must match. */
  readonly pattern?: string;
}

/** Circulation numbers as grouped on the page. */
export const numberGroups = [
  {
    name: 'debts',
    fields: [
      { name: 'limite_debito_centavos', kind: 'money', least: 1, most: 1_000_000_000 },
      { name: 'conta_dias_fechados', kind: 'switch' },
      { name: 'recebe_de_outras_unidades', kind: 'switch' },
    ],
  },
  {
    name: 'holds',
    fields: [
      { name: 'limite_reservas', kind: 'number', most: 999 },
      { name: 'dias_reserva', kind: 'number', least: 1, most: 3650 },
      { name: 'dias_suspensao_reserva', kind: 'number', most: 365 },
    ],
  },
  {
    name: 'requests',
    fields: [
      { name: 'limite_solicitacoes', kind: 'number', most: 999 },
      { name: 'dias_retirada_solicitacao', kind: 'number', most: 60 },
    ],
  },
  {
    name: 'notices',
    fields: [
      { name: 'dias_renovacao_automatica', kind: 'number', most: 30 },
      { name: 'dias_aviso_vencimento', kind: 'number', least: 1, most: 30 },
      { name: 'dias_aviso_atraso', kind: 'days', hint: 'dias_aviso_atraso_hint' },
    ],
  },
  {
    name: 'other',
    fields: [
      { name: 'minutos_token', kind: 'number', least: 1, most: 60 },
      { name: 'dias_nada_consta', kind: 'number', least: 1, most: 365 },
    ],
  },
  {
    name: 'pix',
    fields: [
      { name: 'cidade_pix', kind: 'line', most: 15 },
      { name: 'chave_pix', kind: 'pixKey', most: 100, hint: 'chave_pix_hint' },
    ],
  },
  {
    name: 'slip',
    fields: [
      { name: 'cnpj', kind: 'line', most: 18 },
      {
        name: 'prefixo_gru',
        kind: 'digits',
        most: 3,
        hint: 'prefixo_gru_hint',
        pattern: '8[1-79][68]',
      },
      {
        name: 'orgao_gru',
        kind: 'digits',
        most: 8,
        hint: 'orgao_gru_hint',
        pattern: '[0-9]{4}|[0-9]{8}',
      },
      { name: 'dias_gru', kind: 'number', least: 1, most: 365 },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly fields: readonly Field[] }[];

export type NumberGroupField = Field & {
  readonly name: (typeof numberGroups)[number]['fields'][number]['name'];
};
