import { useId, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { classes } from '../classes.ts';
import styles from './more-acts.module.css';

export interface MoreActsProps {
  /** Label of the button that shows the acts if they have no room. */
  label: string;
  children: ReactNode;
}

/** Quiet acts in a row; on a phone they are behind one button. Without a script they are all visible. */
export function MoreActs({ label, children }: MoreActsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <div className={styles.more}>
      <div className={styles.button}>
        <Button
          icon="more"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {label}
        </Button>
      </div>
      <div id={id} className={classes(styles.acts, isOpen && styles.open)}>
        {children}
      </div>
    </div>
  );
}
