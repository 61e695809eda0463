import { useEffect, useEffectEvent, type RefObject } from 'react';
import { createScanReader, isLetter } from './scan-reader.ts';
import { fieldOf, putBack, takesLetters } from './written-field.ts';

/**
 * Routes a scanner's input to the form. A scanner is a keyboard, and types wherever the last touch has left
 * the focus. Letters that go into no field go into the form's own. Letters that a scanner types into another
 * field, or while a dialog is open, are told from a person's by their speed: they are removed again, and
 * Enter presses nothing.
 */
export function useScanner(
  form: RefObject<HTMLFormElement | null>,
  onScan: (barcode: string) => void,
): void {
  const scanned = useEffectEvent(onScan);
  useEffect(() => {
    const reader = createScanReader();
    let before: { readonly field: ReturnType<typeof fieldOf>; readonly value: string } | null =
      null;
    const hear = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { target } = event;
      const own = form.current?.querySelector('input') ?? null;
      const code = reader.press(event);
      // The form's own field sends the form.
      if (target === own || isOwnScan(target)) return;
      const field = fieldOf(target);
      if (reader.isFirst()) before = field && { field, value: field.value };
      if (code !== null) {
        event.preventDefault();
        event.stopPropagation();
        if (before?.field) putBack(before.field, before.value);
        before = null;
        scanned(code);
      } else if (!field && !takesLetters(target) && !isDialogOpen() && isBegun(event)) {
        own?.focus();
      }
    };
    document.addEventListener('keydown', hear, true);
    return () => document.removeEventListener('keydown', hear, true);
  }, [form]);
}

/** Whether a field asks for a bar code itself. */
const isOwnScan = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-scans="own"]') !== null;

/** Whether a key begins text; the space bar presses buttons. */
const isBegun = (event: KeyboardEvent) => event.key !== ' ' && isLetter(event);

const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
