import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';

interface HeldFieldsProps {
  /** Whether the form is being sent: text written now would not be part of it. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/**
 * Fields of a form that are disabled while it is sent. The keyboard waits at the send button, so that it
 * stays within the form or dialog; then the field that had it gets it back.
 */
export function HeldFields({ isHeld, children }: HeldFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!last.current) return;
    const button = fields.current && submitOf(fields.current);
    if (isHeld) return button?.focus();
    // A user who moved the keyboard elsewhere meanwhile keeps it there.
    const { activeElement: focused, body } = document;
    if (focused === body || focused === button) last.current.focus();
  }, [isHeld]);
  const leave = ({ currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    // Disabled fields lose the focus too.
    if (!currentTarget.disabled) last.current = null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its fields
    <fieldset
      ref={fields}
      disabled={isHeld}
      onFocus={({ target }) => (last.current = target)}
      onBlur={leave}
    >
      {children}
    </fieldset>
  );
}

function submitOf({ form }: HTMLFieldSetElement): HTMLElement | undefined {
  return [...(form?.elements ?? [])].find(
    (one): one is HTMLButtonElement => one instanceof HTMLButtonElement && one.type === 'submit',
  );
}
