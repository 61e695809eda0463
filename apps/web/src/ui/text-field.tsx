import type { ComponentPropsWithRef, TextareaHTMLAttributes } from 'react';
import { classes } from './classes.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-field.module.css';

export type TextFieldProps = FieldProps & Omit<ComponentPropsWithRef<'input'>, 'id'>;

export function TextField(props: TextFieldProps) {
  const { label, description, error, optionalWord, ...rest } = props;
  return (
    <Field label={label} description={description} error={error} optionalWord={optionalWord}>
      {(ties) => <TextBox {...rest} {...ties} />}
    </Field>
  );
}

/** The control alone, in a row of controls: name it by `aria-label` or a label of your own. */
export function TextBox({ className, ...rest }: ComponentPropsWithRef<'input'>) {
  return <input {...rest} className={classes(styles.input, className)} />;
}

export type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>;

export function TextArea(props: TextAreaProps) {
  const { label, description, error, optionalWord, className, ...rest } = props;
  return (
    <Field label={label} description={description} error={error} optionalWord={optionalWord}>
      {(ties) => (
        <textarea rows={4} {...rest} {...ties} className={classes(styles.input, className)} />
      )}
    </Field>
  );
}
