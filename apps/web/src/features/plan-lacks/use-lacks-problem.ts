import { mostCopies } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { chosenOf, wrongOf, type Lack, type LacksDraft } from './lacks-draft.ts';

/** Names the field for the copies of a title, by its place in the list. */
export const copiesField = (at: number): string => `exemplares-${at}`;

/** Finds the problem that keeps the suggestions from being sent; null if there is none. */
export function useLacksProblem() {
  const { t } = useTranslation();
  return (draft: LacksDraft, lacks: readonly Lack[], library: string): FormProblem | null => {
    if (chosenOf(draft, lacks).length === 0) {
      return { tone: 'warning', words: t('planLacks.chooseSome'), fields: [] };
    }
    const fields = [
      ...(library === '' ? [{ name: 'biblioteca', words: t('planLacks.chooseLibrary') }] : []),
      ...wrongOf(draft, lacks).map((lack) => ({
        name: copiesField(lacks.indexOf(lack)),
        words: `${lack.titulo}: ${t('planLacks.wrongCopies', { most: mostCopies })}`,
      })),
    ];
    return fields.length === 0 ? null : { tone: 'warning', words: t('form.checkMarked'), fields };
  };
}
