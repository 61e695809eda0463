declare global {
  interface Window {
    /** Keys of the desk that were pressed while it was not there to hear them; undefined while it is. */
    heldKeys?: string[] | undefined;
  }
}

/** Runs before the first paint: who stands at a desk presses a key without looking whether it is drawn. */
export const heldKeysScript = `
window.heldKeys = [];
addEventListener('keydown', function (event) {
  if (!window.heldKeys || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!/^F[2489]$/.test(event.key) || !/\\/circulacao$/.test(location.pathname)) return;
  event.preventDefault();
  window.heldKeys.push(event.key);
}, true);`;

/** Takes the keys that were pressed, in their order; from now on somebody else hears them. */
export function takeHeldKeys(): readonly string[] {
  const keys = window.heldKeys ?? [];
  window.heldKeys = undefined;
  return keys;
}

export function holdKeys(): void {
  window.heldKeys = [];
}
