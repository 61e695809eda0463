import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '../drawings/icon.tsx';
import { placeOf, type Refusal } from './inline-error-place.ts';
import styles from './inline-error.module.css';

interface InlineError<Control> {
  /** Ref for the control. */
  readonly control: RefObject<Control | null>;
  /** Value of the control's aria-describedby, while a refusal is shown. */
  readonly describedBy: string | undefined;
  /** Refusal, to be rendered after the control. */
  readonly refusal: ReactNode;
}

/** Has a control show why its act was refused. */
export function useInlineError<Control extends Element>(): InlineError<Control> {
  const id = useId();
  const control = useRef<Control>(null);
  const [refusal, tell] = useState<Refusal | null>(null);
  useEffect(() => (control.current ? placeOf(control.current, tell) : undefined), []);
  if (!refusal) return { control, describedBy: undefined, refusal: null };
  return { control, describedBy: id, refusal: <InlineErrorText id={id} refusal={refusal} /> };
}

interface InlineErrorTextProps {
  readonly id?: string;
  readonly refusal: Refusal;
}

/** Refusal in words, in elements that may also stand in a sentence. */
export function InlineErrorText({ id, refusal: { tone, words } }: InlineErrorTextProps) {
  return (
    <span id={id} role="alert" className={`${styles.error} ${styles[tone]}`} data-print="no">
      <Icon name={tone} />
      <span>{words}</span>
    </span>
  );
}
