import { mostCopies, mostPlanSuggestions } from '@estante/contract/plain';
import type { Input, Output } from '../../api/api.ts';

export type Lack = Output<'listPlanLacks'>['faltas'][number];

/**
 * Changes to a plan's lacks, by citation: those left out, and numbers of copies; blank while nothing is
 * changed.
 */
export interface LacksDraft {
  readonly left: ReadonlySet<string>;
  /** Numbers of copies as typed. */
  readonly copies: ReadonlyMap<string, string>;
}

export const blankLacks: LacksDraft = { left: new Set(), copies: new Map() };

/**
 * Whether a lack can still be suggested: one that already was waits for the library, and is not sent again.
 */
export const isOffered = ({ sugerida }: Lack): boolean => sugerida === null;

export const isChosen = (draft: LacksDraft, lack: Lack): boolean =>
  isOffered(lack) && !draft.left.has(lack.citacao);

export const copiesText = ({ copies }: LacksDraft, { citacao, exemplares }: Lack): string =>
  copies.get(citacao) ?? String(exemplares);

export function choose(draft: LacksDraft, { citacao }: Lack, isIn: boolean): LacksDraft {
  const left = new Set(draft.left);
  if (isIn) left.delete(citacao);
  else left.add(citacao);
  return { ...draft, left };
}

export const writeCopies = (draft: LacksDraft, { citacao }: Lack, text: string): LacksDraft => ({
  ...draft,
  copies: new Map(draft.copies).set(citacao, text),
});

/** Lists the lacks to be sent, in the order of the plan. */
export const chosenOf = (draft: LacksDraft, lacks: readonly Lack[]): readonly Lack[] =>
  lacks.filter((lack) => isChosen(draft, lack)).slice(0, mostPlanSuggestions);

/** Lists the lacks to be sent that have no valid number of copies. */
export const wrongOf = (draft: LacksDraft, lacks: readonly Lack[]): readonly Lack[] =>
  chosenOf(draft, lacks).filter((lack) => !isCopies(copiesText(draft, lack)));

const isCopies = (text: string): boolean =>
  /^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= mostCopies;

export function bodyOfLacks(
  draft: LacksDraft,
  lacks: readonly Lack[],
  library: string,
): Input<'suggestPlanLacks'>['body'] {
  return {
    biblioteca: Number(library),
    itens: chosenOf(draft, lacks).map((lack) => ({
      citacao: lack.citacao,
      exemplares: Number(copiesText(draft, lack)),
    })),
  };
}
