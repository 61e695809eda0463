import type { ReactNode } from 'react';
import styles from './act-sheet.module.css';
import { classes } from '../classes.ts';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';

type Tone = 'neutral' | 'info' | 'success' | 'warning';

const icons: Readonly<Record<Tone, IconName>> = {
  neutral: 'info',
  info: 'info',
  success: 'success',
  warning: 'clock',
};

export interface ActSheetProps {
  /** Name of the sheet. */
  label: string;
  tone?: Tone;
  /** State of the matter, in few words. */
  lead?: ReactNode;
  children?: ReactNode;
  /** Main act, and what stands beside it. */
  acts?: ReactNode;
  isPending?: boolean;
}

/** Sheet on the state of something, and the act that follows. */
export function ActSheet(props: ActSheetProps) {
  const { label, tone = 'neutral', lead, children, acts, isPending = false } = props;
  return (
    <section className={classes(styles.sheet, styles[tone])} aria-label={label}>
      {lead && (
        <p className={styles.lead}>
          <Icon name={icons[tone]} />
          <span>{lead}</span>
        </p>
      )}
      {isPending && <Skeleton lines={3} />}
      {children}
      {acts && (
        <div className={styles.acts} data-print="no">
          {acts}
        </div>
      )}
    </section>
  );
}
