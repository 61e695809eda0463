/** Kinds of inputs that are pressed and not written in. */
const pressed = /^(?:button|checkbox|radio|submit|reset|range|color|file|image)$/;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Gives the field that letters go into; null if they go nowhere, or do something else. */
export function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLInputElement) return pressed.test(target.type) ? null : target;
  return target instanceof HTMLTextAreaElement ? target : null;
}

/**
 * Whether an element other than a field takes letters: a menu is searched by them, and editable text is
 * written in.
 */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('[role="menu"], [role="listbox"]') !== null;
}

/** Restores the value of a field, so that the component which keeps the value learns of it. */
export function putBack(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  // React watches the value set through its own property.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
