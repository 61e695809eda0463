import type { ComponentPropsWithRef, TextareaHTMLAttributes } from 'react';
import { classes } from '../classes.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-field.module.css';
import { useField } from './use-field.ts';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id'>;

export function TextField(props: TextFieldProps) {
  const { said, control } = useField<HTMLInputElement, TextFieldProps>(props);
  return <Field {...said}>{(ties) => <TextBox {...control} {...ties} />}</Field>;
}

/** Control alone, in a row of controls: name it by `aria-label` or a label of your own. */
export function TextBox({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={classes(styles.input, className)} />;
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextArea(props: TextAreaProps) {
  const { said, control } = useField<HTMLTextAreaElement, TextAreaProps>(props);
  return (
    <Field {...said}>
      {(ties) => (
        <textarea
          rows={4}
          {...control}
          {...ties}
          className={classes(styles.input, control.className)}
        />
      )}
    </Field>
  );
}
