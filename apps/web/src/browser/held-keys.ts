declare global {
  interface Window {
    /** Keys pressed at the desk before it could hear them; undefined once it can. */
    heldKeys?: string[] | undefined;
  }
}

/** Runs before the first paint: staff at a desk press keys without looking whether the page is drawn. */
export const heldKeysScript = `
window.heldKeys = [];
addEventListener('keydown', function (event) {
  if (!window.heldKeys || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!/^F[2489]$/.test(event.key) || !/\\/circulacao$/.test(location.pathname)) return;
  event.preventDefault();
  window.heldKeys.push(event.key);
}, true);`;

/** Takes the held keys, in their order; from then on the caller hears the keys itself. */
export function takeHeldKeys(): readonly string[] {
  const keys = window.heldKeys ?? [];
  window.heldKeys = undefined;
  return keys;
}

export function holdKeys(): void {
  window.heldKeys = [];
}
