import styles from './progress-bar.module.css';

export interface ProgressBarProps {
  /** Name of the progress. */
  label: string;
  /** Share from 0 to 1; null if unknown. */
  share: number | null;
  /** Progress in words, under the bar; without them, the label. */
  children?: string;
}

/** Browser's own progress bar; its words repeat what is visible. */
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
