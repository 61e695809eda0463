import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';

interface HeldFieldsProps {
  /** Being sent: what were written now would not go with it. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/**
 * Fields of a form that nobody writes in while it is sent. The keyboard waits at the button that sends it, so
 * that it is nowhere else than in the form or dialog; then the field that had it has it again.
 */
export function HeldFields({ isHeld, children }: HeldFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (!last.current) return;
    const button = fields.current && submitOf(fields.current);
    if (isHeld) return button?.focus();
    // Whoever took the keyboard elsewhere meanwhile keeps it there.
    const { activeElement: focused, body } = document;
    if (focused === body || focused === button) last.current.focus();
  }, [isHeld]);
  const leave = ({ currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    // Fields that are disabled lose the focus too.
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
