import type { Translate } from '@estante/phrases/translator';
import type { Control, FieldWords } from '../ui/fields/use-field.ts';

/** Gives the sentences of the server's own refusals for faults that the browser finds first. */
export function fieldWords(t: Translate): FieldWords {
  return (control) => {
    const { validity } = control;
    if (validity.customError) return control.validationMessage;
    if (validity.valueMissing) return t('valueFaults.missing');
    const said = control instanceof HTMLSelectElement ? null : ofText(control, t);
    return said ?? t('valueFaults.form');
  };
}

function ofDay({ validity, min, max }: HTMLInputElement, t: Translate): string {
  if (validity.rangeUnderflow) return t('valueFaults.earliest', { value: min });
  if (validity.rangeOverflow) return t('valueFaults.latest', { value: max });
  return t('valueFaults.day');
}

function ofText(control: Exclude<Control, HTMLSelectElement>, t: Translate): string | null {
  const { validity, type } = control;
  if (validity.tooLong) return t('valueFaults.longest', { count: control.maxLength });
  if (validity.tooShort) return t('valueFaults.shortest', { count: control.minLength });
  if (control instanceof HTMLTextAreaElement) return null;
  if (validity.typeMismatch)
    return t(type === 'email' ? 'errors.EmailInvalido' : 'valueFaults.address');
  if (type === 'date') return ofDay(control, t);
  if (validity.badInput) return t('valueFaults.number');
  if (validity.rangeUnderflow) {
    return t(isYear(control) ? 'valueFaults.firstYear' : 'valueFaults.least', {
      value: Number(control.min),
    });
  }
  if (validity.rangeOverflow) {
    return t(isYear(control) ? 'valueFaults.lastYear' : 'valueFaults.most', {
      value: Number(control.max),
    });
  }
  if (validity.stepMismatch) {
    const step = Number(control.step || 1);
    return step === 1 ? t('valueFaults.wholeNumber') : t('valueFaults.step', { step });
  }
  // A pattern states in its title what it asks for (HTML, 4.10.5.3.6).
  return control.title || null;
}

/** Whether a control holds a year, which is written without thousands separators. */
const isYear = (control: HTMLInputElement): boolean => 'year' in control.dataset;
