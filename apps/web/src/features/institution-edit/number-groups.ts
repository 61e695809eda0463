import type { Output } from '../../api/api.ts';

export type Numbers = Omit<Output<'getCirculationNumbers'>, 'versao'>;

interface Field {
  readonly name: keyof Numbers;
  readonly kind: 'number' | 'money' | 'switch' | 'days' | 'line';
  readonly least?: number;
  readonly most?: number;
  /** It has a sentence of its own. */
  readonly hint?: 'dias_aviso_atraso_hint' | 'chave_pix_hint';
}

/** The numbers of circulation as they stand on the page. */
export const numberGroups = [
  {
    name: 'debts',
    fields: [
      { name: 'limite_debito_centavos', kind: 'money', least: 1, most: 1_000_000_000 },
      { name: 'conta_dias_fechados', kind: 'switch' },
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
      { name: 'chave_pix', kind: 'line', most: 77, hint: 'chave_pix_hint' },
      { name: 'cidade_pix', kind: 'line', most: 15 },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly fields: readonly Field[] }[];

export type NumberGroupField = Field & {
  readonly name: (typeof numberGroups)[number]['fields'][number]['name'];
};
