import type { Translate } from '@estante/phrases/translator';
import { aspects, type AspectField, type AspectValues } from './hold-choice.ts';
import type { FormProblem } from '../../ui/feedback/problem-summary.tsx';
import { blankChoice } from './blank-choice.ts';

/** Reads the choices from the form; one that is not made is left out. */
export function valuesIn(form: HTMLFormElement): AspectValues {
  const data = new FormData(form);
  return Object.fromEntries(
    aspects.flatMap((aspect) => {
      const value = data.get(aspect);
      return typeof value === 'string' && value !== blankChoice ? [[aspect, value]] : [];
    }),
  );
}

/** Lists all that is left to choose, as a problem of the form. */
export function missingChoiceProblem(fields: readonly AspectField[], t: Translate): FormProblem {
  const open = fields.filter(({ value }) => value === null);
  return {
    tone: 'warning',
    words: t('errors.OpcoesNaoSelecionadas'),
    fields: open.map(({ aspect }) => ({
      name: aspect,
      words: `${t(`holds.fields.${aspect}`)}: ${t('holds.chooseThis')}`,
    })),
  };
}
