/** Kinds of inputs that are pressed and not written in. */
const pressed = /^(?:button|checkbox|radio|submit|reset|range|color|file|image)$/;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** The field that letters go into; null: they go nowhere, or something else is done with them. */
export function fieldOf(target: EventTarget | null): Field | null {
  if (target instanceof HTMLInputElement) return pressed.test(target.type) ? null : target;
  return target instanceof HTMLTextAreaElement ? target : null;
}

/** A menu is searched by letters, and text may be written in what is no field. */
export function takesLetters(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.closest('[role="menu"], [role="listbox"]') !== null;
}

/** Puts back what stood in a field, so that whoever keeps its value learns of it. */
export function putBack(field: Field, value: string): void {
  const prototype: object = Object.getPrototypeOf(field) as object;
  // React looks at what its own property was set to.
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
