import { createContext, useContext, useState, type DOMAttributes } from 'react';
import type { FieldProps } from './field.tsx';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Tells in the reader's words why the browser does not accept the value of a control. */
export type FieldWords = (control: Control) => string;
export const FieldWordsContext = createContext<FieldWords | null>(null);

type Handlers<Element> = Pick<DOMAttributes<Element>, 'onInput' | 'onInvalid'>;

/**
 * Separates a field's label and messages from its control's props. A fault that the form finds on sending is
 * shown at the control, in the page's language, and not in the browser's bubble. The first one takes the
 * focus.
 */
export function useField<Element extends Control, Props extends FieldProps & Handlers<Element>>(
  props: Props,
) {
  const { label, labelOf, description, error, optionalWord, onInput, onInvalid, ...native } = props;
  const words = useContext(FieldWordsContext);
  const [fault, setFault] = useState<string | null>(null);
  const forget = () => setFault(null);
  const handlers: Handlers<Element> = {
    // A fault that is being corrected is no longer shown.
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
      // The form is sent once nothing is wrong.
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
