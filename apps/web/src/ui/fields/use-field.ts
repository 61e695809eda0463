import { createContext, useContext, useState, type DOMAttributes } from 'react';
import type { FieldProps } from './field.tsx';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells in the reader's words why the browser does not accept what is in a control. */
export type FieldWords = (control: Control) => string;
export const FieldWordsContext = createContext<FieldWords | null>(null);

type Handlers<Element> = Pick<DOMAttributes<Element>, 'onInput' | 'onInvalid'>;

/**
 * Parts what a field says from what is its control's. A fault that the form finds in the control when it
 * is to be sent is told at the control, and not in a bubble that goes, in the browser's language and not
 * the page's. The first takes the focus.
 */
export function useField<Element extends Control, Props extends FieldProps & Handlers<Element>>(
  props: Props,
) {
  const { label, labelOf, description, error, optionalWord, onInput, onInvalid, ...native } = props;
  const words = useContext(FieldWordsContext);
  const [fault, setFault] = useState<string | null>(null);
  const forget = () => setFault(null);
  const handlers: Handlers<Element> = {
    // A fault that is being mended is told no more.
    onInput: (event) => {
      forget();
      onInput?.(event);
    },
    onInvalid: (event) => {
      onInvalid?.(event);
      if (!words) return;
      event.preventDefault();
      const control = event.currentTarget;
      setFault(words(control));
      const { form } = control;
      // It is sent once nothing is wrong.
      form?.addEventListener('submit', forget, { once: true });
      if (form?.querySelector(wrong) === control) control.focus();
    },
  };
  return {
    said: { label, labelOf, description, error: error || fault, optionalWord },
    control: { ...native, ...handlers },
  };
}

const wrong = 'input:invalid, textarea:invalid, select:invalid';
