import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** What is under way. */
  label: string;
  /** From 0 to 1; null where nobody can tell. */
  share: number | null;
  /** How far, in words, under the bar. */
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
