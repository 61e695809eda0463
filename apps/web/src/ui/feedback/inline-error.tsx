import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Icon } from '../drawings/icon.tsx';
import { placeOf, type Refusal } from './inline-error-place.ts';
import styles from './inline-error.module.css';

interface InlineError<Control> {
  /** For the control's ref. */
  readonly control: RefObject<Control | null>;
  /** For the control's aria-describedby, while something is told. */
  readonly describedBy: string | undefined;
  /** To stand after the control. */
  readonly refusal: ReactNode;
}

/** A control beside which is told why what it started was not done. */
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

/** A refusal in words, of elements that may stand in a sentence too. */
export function InlineErrorText({ id, refusal: { tone, words } }: InlineErrorTextProps) {
  return (
    <span id={id} role="alert" className={`${styles.error} ${styles[tone]}`} data-print="no">
      <Icon name={tone} />
      <span>{words}</span>
    </span>
  );
}
