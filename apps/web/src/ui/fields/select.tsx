import type { SelectHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from '../drawings/icon.tsx';
import styles from './select.module.css';
import { useField } from './use-field.ts';

export interface SelectOption {
  value: string;
  label: string;
}

type Native = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'children'>;
export type SelectProps = FieldProps & Native & { options: readonly SelectOption[] };

/** Browser's own select: quickest, known to all, the best one on a phone. */
export function Select(props: SelectProps) {
  const { said, control } = useField<HTMLSelectElement, SelectProps>(props);
  return <Field {...said}>{(ties) => <SelectBox {...control} {...ties} />}</Field>;
}

type BoxProps = SelectHTMLAttributes<HTMLSelectElement> & { options: readonly SelectOption[] };

/** Control alone, for toolbars: name it by `aria-label` or a label of your own. */
export function SelectBox({ options, className, ...rest }: BoxProps) {
  return (
    <span className={classes(styles.box, className)}>
      <select {...rest} className={styles.select}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" />
    </span>
  );
}
