import { useId, type ReactNode } from 'react';
import { ChoiceGroup } from './choice-group.tsx';
import { Icon, type IconName } from '../drawings/icon.tsx';
import styles from './radio-group.module.css';
import { VisuallyHidden } from '../text/visually-hidden.tsx';

export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
  description?: ReactNode;
}

export interface RadioGroupProps<Value extends string> {
  label: string;
  hideLabel?: boolean;
  options: readonly (RadioOption<Value> & { icon?: IconName })[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name that a plain form sends. */
  name?: string;
  /** Whether the choices stand in as many columns as there is room for. */
  isGrid?: boolean;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <ChoiceGroup label={props.label} hideLabel={props.hideLabel} isGrid={props.isGrid}>
      {props.options.map(({ value, label, description }) => (
        <label key={value} className={styles.row}>
          <input
            type="radio"
            className={styles.dot}
            name={props.name ?? id}
            value={value}
            checked={value === props.value}
            onChange={() => props.onChange(value)}
          />
          <span>
            {label}
            {description && <span className={styles.description}>{description}</span>}
          </span>
        </label>
      ))}
    </ChoiceGroup>
  );
}

/** Choices side by side, as joined buttons; with icons the words stay hidden. */
export function SegmentedControl<Value extends string>(props: RadioGroupProps<Value>) {
  const id = useId();
  return (
    <ChoiceGroup label={props.label} hideLabel={props.hideLabel ?? true}>
      <div className={styles.segments}>
        {props.options.map(({ value, label, icon }) => (
          <label key={value} className={styles.segment} title={icon && label}>
            <input
              type="radio"
              name={props.name ?? id}
              value={value}
              checked={value === props.value}
              onChange={() => props.onChange(value)}
            />
            <span className={styles.face}>
              {icon ? <Icon name={icon} /> : label}
              {icon && <VisuallyHidden>{label}</VisuallyHidden>}
            </span>
          </label>
        ))}
      </div>
    </ChoiceGroup>
  );
}
