import { createContext, useContext, useState, type InvalidEvent, type ReactNode } from 'react';

export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Why the browser does not accept what is in a control, in the reader's words. */
export type FieldWords = (control: Control) => string;
export const FieldWordsContext = createContext<FieldWords | null>(null);

/**
 * What a form finds wrong in a control when it is to be sent, told at the control and not in a
 * bubble that goes, in the browser's language and not the page's. The first takes the focus.
 */
export function useOwnFault(error: ReactNode) {
  const words = useContext(FieldWordsContext);
  const [fault, setFault] = useState<string | null>(null);
  const forget = () => setFault(null);
  return {
    error: error || fault,
    tellFault: (event: InvalidEvent<Control>) => {
      if (!words) return;
      event.preventDefault();
      const control = event.currentTarget;
      setFault(words(control));
      const { form } = control;
      // It is sent once nothing is wrong.
      form?.addEventListener('submit', forget, { once: true });
      if (form?.querySelector(wrong) === control) control.focus();
    },
    /** What is being mended is not told on. */
    onMend: forget,
  };
}

const wrong = 'input:invalid, textarea:invalid, select:invalid';
