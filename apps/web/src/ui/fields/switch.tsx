import type { ReactNode } from 'react';
import styles from './switch.module.css';
import { useInlineError } from '../feedback/inline-error.tsx';

export interface SwitchProps {
  children: ReactNode;
  description?: ReactNode;
  /** State of the switch; left out, the switch keeps it itself, for a form to read. */
  isOn?: boolean;
  onChange?: (isOn: boolean) => void;
  /** Whether the change is being carried out: the switch keeps the focus, and its state. */
  isDisabled?: boolean;
  name?: string;
}

/** Switch that takes effect at once; a choice that waits for a form to be sent is a Checkbox. */
export function Switch(props: SwitchProps) {
  const { control, describedBy, refusal } = useInlineError<HTMLInputElement>();
  const change = (isOn: boolean) => {
    if (!props.isDisabled) props.onChange?.(isOn);
  };
  return (
    <>
      <label className={styles.row}>
        <span>
          {props.children}
          {props.description && <span className={styles.description}>{props.description}</span>}
        </span>
        <input
          ref={control}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a check box has its own state
          role="switch"
          className={styles.track}
          name={props.name}
          checked={props.isOn}
          aria-disabled={props.isDisabled || undefined}
          aria-describedby={describedBy}
          onChange={(event) => change(event.target.checked)}
        />
      </label>
      {refusal}
    </>
  );
}
