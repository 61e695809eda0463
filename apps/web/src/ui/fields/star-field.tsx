import { useId, type ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { FieldError } from './field.tsx';
import { Icon } from '../drawings/icon.tsx';
import styles from '../data/stars.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

const places = [1, 2, 3, 4, 5] as const;

interface StarFieldProps {
  label: string;
  description?: ReactNode;
  error?: ReactNode;
  /** Number of stars; null if none has been chosen. */
  value: number | null;
  onChange: (value: number | null) => void;
  /** Names a number of stars: '3 stars'. */
  nameOf: (stars: number) => string;
  /** Label for no rating; without it a choice cannot be undone. */
  noneLabel?: string;
  name?: string;
}

/** Choice of one to five stars: radio buttons, each drawn as its stars. */
export function StarField(props: StarFieldProps) {
  const id = useId();
  const { label, description, error, value, onChange, nameOf, noneLabel, name = id } = props;
  const ties = error ? { 'aria-describedby': `${id}-e`, 'aria-invalid': true } : {};
  return (
    <ChoiceGroup label={label}>
      {description && <div className={styles.description}>{description}</div>}
      <div className={styles.choices}>
        {places.map((place) => (
          <label key={place} className={styles.choice} title={nameOf(place)}>
            <input
              {...ties}
              type="radio"
              name={name}
              value={place}
              checked={place === value}
              onChange={() => onChange(place)}
            />
            <span className={place <= (value ?? 0) ? styles.fullFace : styles.face}>
              <Icon name="star" />
              <VisuallyHidden>{nameOf(place)}</VisuallyHidden>
            </span>
          </label>
        ))}
        {noneLabel && (
          <label className={styles.none}>
            <input
              type="radio"
              name={name}
              value=""
              checked={value === null}
              onChange={() => onChange(null)}
            />
            {noneLabel}
          </label>
        )}
      </div>
      {error && <FieldError id={`${id}-e`}>{error}</FieldError>}
    </ChoiceGroup>
  );
}
