import type { HoldChoice } from '../hold-choice.ts';

/** Volume without parts in the central library, lent, for which nobody waits. */
export const holdChoice = (over: Partial<HoldChoice>): HoldChoice => ({
  cod_biblioteca: 1,
  desc_biblioteca: 'Central',
  volume: '',
  tomo: '',
  parte: '',
  material_adicional: '',
  localizacao: null,
  exemplares: 1,
  disponiveis: 0,
  na_fila: 0,
  previsao: null,
  pode_reservar: true,
  motivos: [],
  ...over,
});
