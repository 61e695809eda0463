declare global {
  interface Window {
    /** What somebody has sent or pressed before the page could act on it, the last of it. */
    takeHeld?: () => HTMLElement | null;
  }
}

/**
 * Runs before the first paint. A form that only a script can carry out (`data-script="sends"`) is held
 * when it is sent before that script is there, and so is the press of a button that needs it: nothing
 * typed goes into an address, and nothing is lost.
 */
export const heldFormsScript = `
(function () {
  var held = null;
  var hold = function (event) {
    var needing = event.target.closest && event.target.closest('[data-script]');
    if (!needing) return;
    if (event.type === 'submit' ? needing !== event.target : needing.type !== 'button') return;
    if (event.type === 'submit') event.preventDefault();
    held = needing;
  };
  addEventListener('submit', hold, true);
  addEventListener('click', hold, true);
  window.takeHeld = function () {
    removeEventListener('submit', hold, true);
    removeEventListener('click', hold, true);
    return held;
  };
})();`;

/** Does what was held back, once the page can. */
export function releaseHeld(): void {
  const held = window.takeHeld?.();
  delete window.takeHeld;
  if (!held?.isConnected) return;
  if (held instanceof HTMLFormElement) held.requestSubmit();
  else held.click();
}
