import type { endpoints, Language } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { refuse, type Refusal } from '../../../endpoint/refusal.ts';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { HoldKey } from './matching.ts';

export type HoldInput = Parameters<UseCase<typeof endpoints.placeHold>>[0]['body'];

const choices = ['biblioteca', 'volume', 'tomo', 'parte', 'material_adicional'] as const;

/** Refuses a hold whose key is not complete, at each field that is left to choose. */
export function refuseUnchosen(asked: HoldInput, language: Language): Refusal {
  const mensagem = translatorFor(language)('holds.chooseThis');
  const open = choices.filter((name) => asked[name] === null);
  const fields = open.map((campo) => ({ campo, mensagem }));
  return { ...refuse(422, 'OpcoesNaoSelecionadas'), fields };
}

/** Key of the hold that is asked for; null where something has not been chosen. */
export function chosenKey(asked: HoldInput): HoldKey | null {
  const { biblioteca, volume, tomo, parte, material_adicional, localizacao } = asked;
  if (biblioteca === null || volume === null || tomo === null) return null;
  if (parte === null || material_adicional === null) return null;
  return {
    titleId: asked.cod_acervo,
    libraryId: biblioteca,
    volume,
    tome: tomo,
    part: parte,
    additionalMaterial: material_adicional,
    locationId: localizacao,
  };
}
