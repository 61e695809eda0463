import { useEffect, useId, useState, type ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { placeOf, type Refusal } from './told-beside.ts';
import styles from './told.module.css';

interface Told {
  /** By which the control is known. */
  readonly place: string;
  /** For the control's aria-describedby, while something is told. */
  readonly describedBy: string | undefined;
  /** To stand after the control. */
  readonly refusal: ReactNode;
}

/** A control, marked `data-told` by its place, beside which is told why what it started was not done. */
export function useTold(): Told {
  const place = useId();
  const [refusal, tell] = useState<Refusal | null>(null);
  useEffect(() => placeOf(place, tell), [place]);
  if (!refusal) return { place, describedBy: undefined, refusal: null };
  return { place, describedBy: place, refusal: <ToldRefusal id={place} refusal={refusal} /> };
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
