import type { InputHTMLAttributes, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './checkbox.module.css';
import { useInlineError } from '../feedback/inline-error.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'children'>;

export interface CheckboxProps extends Native {
  children: ReactNode;
  /** Number of results behind the choice, already written in the reader's language. */
  count?: string;
  /** Share of the bar under the label, from 0 to 1: this count against the largest of its group. */
  share?: number;
  onChange?: (isChecked: boolean) => void;
}

export function Checkbox(props: CheckboxProps) {
  const { children, count, share, onChange, className, ...rest } = props;
  const { control, describedBy, refusal } = useInlineError<HTMLInputElement>();
  return (
    <>
      <label className={classes(styles.row, className)}>
        <input
          {...rest}
          ref={control}
          type="checkbox"
          aria-describedby={classes(rest['aria-describedby'], describedBy)}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        <span>{children}</span>
        {count !== undefined && <small>{count}</small>}
        {share !== undefined && <i style={{ inlineSize: `${Math.ceil(share * 100)}%` }} />}
      </label>
      {refusal}
    </>
  );
}
