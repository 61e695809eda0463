import styles from './bar-chart.module.css';

interface Bar {
  label: string;
  value: number;
}

/** Bars over a line, in order. Its table stands beside it and is what is read out: this is a picture. */
export function BarChart({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.chart} aria-hidden="true">
      {bars.map(({ label, value }) => (
        <div key={label} className={styles.column}>
          <span className={styles.value}>{value > 0 ? value : ''}</span>
          <span className={styles.bar} style={{ blockSize: `${(100 * value) / most}%` }} />
          <span className={styles.label}>{label}</span>
        </div>
      ))}
    </div>
  );
}
