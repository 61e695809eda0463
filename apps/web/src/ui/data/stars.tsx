import { Icon } from '../drawings/icon.tsx';
import styles from './stars.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const places = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  /** Rating from 1 to 5; shown to the nearest whole star. */
  value: number;
  /** Rating in words, for those who do not see the stars. */
  label: string;
}

/** Given rating as stars. */
export function Stars({ value, label }: StarsProps) {
  return (
    <span className={styles.stars}>
      {places.map((place) => (
        <span key={place} className={place <= Math.round(value) ? styles.full : styles.empty}>
          <Icon name="star" />
        </span>
      ))}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
