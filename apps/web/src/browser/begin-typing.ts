/** Puts the keyboard into the text of a form, for who works with it, or with a scanner. */
export function beginTyping(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus();
}
