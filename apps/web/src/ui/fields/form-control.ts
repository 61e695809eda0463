import type { SubmitEvent } from 'react';

/** Reads the text of a control of a form; '' if it has none. */
export function textOfControl(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value : '';
}

export function focusOn(form: HTMLFormElement, name: string): void {
  const control = form.elements.namedItem(name);
  if (control instanceof HTMLElement) control.focus();
}

/** Whether a form was sent by the button of this value. */
export function isSentBy({ nativeEvent }: SubmitEvent<HTMLFormElement>, value: string): boolean {
  const submitter = 'submitter' in nativeEvent ? nativeEvent.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.value === value;
}
