/** Focuses a form's text area, for users who type or scan into it. */
export function beginTyping(form: HTMLFormElement | null): void {
  form?.querySelector('textarea')?.focus();
}
