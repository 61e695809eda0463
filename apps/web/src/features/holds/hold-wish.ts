import type { HoldChoice } from './hold-choice.ts';

/** Writes a choice as the call takes it; `until` is the last day of use, '' for no end. */
export function holdWish(cod_acervo: number, choice: HoldChoice, neededUntil: string) {
  const { volume, tomo, parte, material_adicional, localizacao } = choice;
  return {
    cod_acervo,
    biblioteca: choice.cod_biblioteca,
    volume,
    tomo,
    parte,
    material_adicional,
    localizacao: localizacao?.cod_localizacao ?? null,
    necessaria_ate: neededUntil || null,
  };
}
