import { useCallback, useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react';
import { Icon } from './icon.tsx';
import { placeAt, type Refusal } from './told-beside.ts';
import styles from './told.module.css';

interface Told<Control extends Element> {
  readonly ref: (control: Control | null) => void;
  /** For the control's aria-describedby, while something is told. */
  readonly describedBy: string | undefined;
  /** To stand after the control. */
  readonly refusal: ReactNode;
}

/** A control beside which is told why what it started was not done; `other` has its element too. */
export function useTold<Control extends Element>(other?: Ref<Control>): Told<Control> {
  const own = useRef<Control>(null);
  const id = useId();
  const [refusal, tell] = useState<Refusal | null>(null);
  useEffect(() => (own.current ? placeAt(own.current, tell) : undefined), []);
  const ref = useCallback(
    (control: Control | null) => {
      own.current = control;
      if (typeof other === 'function') other(control);
      else if (other) other.current = control;
    },
    [other],
  );
  if (!refusal) return { ref, describedBy: undefined, refusal: null };
  return { ref, describedBy: id, refusal: <ToldRefusal id={id} refusal={refusal} /> };
}

interface ToldRefusalProps {
  readonly id?: string;
  readonly refusal: Refusal;
}

/** Of elements that stand in a sentence too. */
export function ToldRefusal({ id, refusal: { tone, words } }: ToldRefusalProps) {
  return (
    <span id={id} role="alert" className={`${styles.told} ${styles[tone]}`} data-print="no">
      <Icon name={tone} />
      <span>{words}</span>
    </span>
  );
}
