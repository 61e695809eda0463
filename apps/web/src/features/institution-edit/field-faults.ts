import type { ApiFailure } from '../../api/api.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Shows the server's faults at their fields, like the form's own. A field bears the name that it has in the
 * call; one of a list the rest of it, below a `data-part`.
 */
export function tellAtFields(form: HTMLFormElement, faults: ApiFailure['campos']): void {
  const controls = controlsOf(form);
  for (const { campo, mensagem } of faults) {
    const control = controls.find((one) => pathOf(one) === campo);
    if (!control) continue;
    control.setCustomValidity(mensagem);
    control.dataset['refused'] = 'yes';
  }
  form.reportValidity();
}

/** Clears the faults that the server reported; a fault that a field finds itself stays. */
export function forgetFaults(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) {
    if (control.dataset['refused'] === undefined) continue;
    control.setCustomValidity('');
    delete control.dataset['refused'];
  }
}

/** Lists the labels of the required fields that are empty. */
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
