import type { ApiFailure } from '../../api/api.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What each was told; what a field finds wrong by itself is not ours to forget. */
const told = new WeakMap<Control, string>();

/**
 * Tells what the server refuses at its fields, as the form itself tells what it finds. A field bears
 * the name that it has in the call; one of a list the rest of it, below a `data-part`.
 */
export function tellAtFields(form: HTMLFormElement, faults: ApiFailure['campos']): void {
  const controls = controlsOf(form);
  for (const { campo, mensagem } of faults) {
    const control = controls.find((one) => pathOf(one) === campo);
    control?.setCustomValidity(mensagem);
    if (control) told.set(control, mensagem);
  }
  form.reportValidity();
}

export function forgetFaults(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control.validationMessage === told.get(control)) control.setCustomValidity('');
    told.delete(control);
  }
}

/** What people call the fields that are to be filled in and are not. */
export function missingIn(form: HTMLFormElement): string[] {
  return controlsOf(form)
    .filter(({ validity }) => validity.valueMissing)
    .map(({ labels }) => labels?.[0]?.textContent ?? '');
}

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input, textarea, select')];
}

function pathOf(control: Control): string {
  const part = control.closest<HTMLElement>('[data-part]')?.dataset['part'];
  return part === undefined ? control.name : `${part}.${control.name}`;
}
