import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './chip.module.css';
import { Icon, type IconName } from '../drawings/icon.tsx';
import { Link } from '../navigation/link.tsx';

export interface RemovableChipProps {
  /** Name of the group the choice belongs to, set small before the words. */
  prefix?: string;
  children: ReactNode;
  /** Act in full words, read out instead of the chip's face. */
  removeLabel: string;
  /** Address at which the choice is undone; a link works without JavaScript. */
  href: string;
}

export function RemovableChip({ prefix, children, removeLabel, href }: RemovableChipProps) {
  return (
    <Link
      href={href}
      variant="bare"
      className={classes(styles.chip, styles.removable)}
      aria-label={removeLabel}
    >
      <span>
        {prefix && <span className={styles.prefix}>{prefix} </span>}
        {children}
      </span>
      <Icon name="close" />
    </Link>
  );
}

export type ChipTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Short word of state; the word alone must say it, the colour repeats it. */
export function Chip(props: { tone?: ChipTone; icon?: IconName; children: ReactNode }) {
  return (
    <span className={classes(styles.chip, styles[props.tone ?? 'neutral'])}>
      {props.icon && <Icon name={props.icon} />}
      <span>{props.children}</span>
    </span>
  );
}

/** Chips in a named list, with one link at its end, such as 'clear all'. */
export function ChipList(props: {
  label: string;
  children: readonly ReactNode[];
  end?: ReactNode;
}) {
  return (
    <div className={styles.list} data-print="no">
      <ul aria-label={props.label}>
        {props.children.map((chip, at) => (
          <li key={at}>{chip}</li>
        ))}
      </ul>
      {props.end}
    </div>
  );
}
