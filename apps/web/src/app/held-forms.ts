type Choice = HTMLInputElement | HTMLSelectElement;

interface EarlyInput {
  /** Values chosen, by the control they were chosen with. */
  readonly choices: ReadonlyMap<Choice, string | boolean>;
  /** Form sent or button pressed last. */
  readonly act: HTMLElement | null;
}

declare global {
  interface Window {
    /** Hands over what the reader chose, sent or pressed before the page could act on it. */
    takeHeld?: () => EarlyInput;
  }
}

/**
 * Runs before the first paint. A form that only a script can carry out (`data-script="sends"`) is held if it
 * is sent before that script is there, and so is the press of a button that needs it: nothing typed goes into
 * an address, and nothing is lost. Ticked boxes and choices from a list are held too.
 */
export const heldFormsScript = `
(function () {
  var act = null;
  var choices = new Map();
  var hold = function (event) {
    var needing = event.target.closest && event.target.closest('[data-script]');
    if (!needing) return;
    if (event.type === 'submit' ? needing !== event.target : needing.type !== 'button') return;
    if (event.type === 'submit') event.preventDefault();
    act = needing;
  };
  var keep = function (event) {
    var control = event.target;
    var isList = control.type === 'select-one';
    if (!isList && control.type !== 'checkbox' && control.type !== 'radio') return;
    var isAsWritten = isList
      ? control.selectedOptions[0].defaultSelected
      : control.checked === control.defaultChecked;
    choices.delete(control);
    if (!isAsWritten) choices.set(control, isList ? control.value : control.checked);
  };
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  addEventListener('change', keep, true);
  window.takeHeld = function () {
    removeEventListener('submit', hold, true);
    removeEventListener('click', hold, true);
    removeEventListener('change', keep, true);
    return { choices: choices, act: act };
  };
})();`;

/** Carries out what was held back once the page can: as if it were done now, one act after the other. */
export async function releaseHeld(): Promise<void> {
  const held = window.takeHeld?.();
  delete window.takeHeld;
  for (const [control, wanted] of held?.choices ?? []) {
    if (control.isConnected) choose(control, wanted);
    // Its change is drawn before the next one is made.
    await Promise.resolve();
  }
  if (!held?.act?.isConnected) return;
  if (held.act instanceof HTMLFormElement) held.act.requestSubmit();
  else held.act.click();
}

/** Sets a control; React notices a tick only if it changes the value before. */
function choose(control: Choice, wanted: string | boolean): void {
  if (control instanceof HTMLInputElement) {
    control.checked = !wanted;
    control.click();
  } else {
    control.value = String(wanted);
    control.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
