import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Name of what is under way. */
  label: string;
  /** From 0 to 1; null where nobody can tell. */
  share: number | null;
  /** Progress in words, under the bar; without them, the label. */
  children?: string;
}

/** The browser's own bar; its words say what eyes see. */
export function ProgressBar({ label, share, children }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={label}
        max={1}
        {...(share !== null && { value: share })}
      />
      <span className={styles.words}>{children ?? label}</span>
    </div>
  );
}
