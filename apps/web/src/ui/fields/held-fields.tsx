import { useLayoutEffect, useRef, type FocusEvent, type ReactNode } from 'react';

interface HeldFieldsProps {
  /** Being sent: what were written now would not go with it. */
  readonly isHeld: boolean;
  readonly children: ReactNode;
}

/** Fields of a form that nobody writes in while it is sent; the one with the keyboard has it again then. */
export function HeldFields({ isHeld, children }: HeldFieldsProps) {
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // Whoever took the keyboard elsewhere meanwhile keeps it there.
    if (!isHeld && document.activeElement === document.body) last.current?.focus();
  }, [isHeld]);
  const leave = ({ currentTarget }: FocusEvent<HTMLFieldSetElement>) => {
    // Fields that are disabled lose the focus too.
    if (!currentTarget.disabled) last.current = null;
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its fields
    <fieldset disabled={isHeld} onFocus={({ target }) => (last.current = target)} onBlur={leave}>
      {children}
    </fieldset>
  );
}
