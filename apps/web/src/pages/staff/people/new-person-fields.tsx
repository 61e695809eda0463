import { personLengths, personalLengths } from '@estante/contract/plain';
import type { Ref } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { isIdentity, type NewPersonDraft, type PersonLine } from './new-person.ts';
import { addressLines } from './person.ts';

interface NewPersonFieldsProps {
  readonly draft: NewPersonDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<NewPersonDraft>) => void;
}

interface NewPersonGridProps extends NewPersonFieldsProps {
  readonly hasError: boolean;
  readonly firstRef: Ref<HTMLInputElement>;
}

/** Fields for the name of a new person, their documents, how to reach them, and their home. */
export function NewPersonGrid({ hasError, firstRef, ...fields }: NewPersonGridProps) {
  const { t } = useTranslation();
  const line = useLines(fields);
  const emailsHint = t('people.emailsHint');
  return (
    <FieldGrid hasError={hasError}>
      <TextField {...line('nome', personLengths.name)} ref={firstRef} required />
      <TextField {...line('cpf')} inputMode="numeric" />
      <TextField {...line('identidade')} />
      <TextField {...line('data_nascimento')} type="date" />
      <TextField {...line('emails', personalLengths.emails)} description={emailsHint} />
      <TextField {...line('telefone', personLengths.phone)} type="tel" />
      {addressLines.map((field) => (
        <TextField key={field} {...line(field)} />
      ))}
    </FieldGrid>
  );
}

/** Gives the common props of all one-line fields, each by its name and the length of its text. */
function useLines({ draft, errorAt, onChange }: NewPersonFieldsProps) {
  const { t } = useTranslation();
  return (field: PersonLine, length: number = personalLengths.line) => ({
    label: isIdentity(field) ? t(`people.fields.${field}`) : t(`personalData.fields.${field}`),
    name: field,
    autoComplete: 'off',
    maxLength: length,
    error: errorAt(field),
    value: draft[field],
    onChange: ({ target }: { readonly target: HTMLInputElement }) =>
      onChange({ [field]: target.value }),
  });
}

/** Field for the staff's note on a new person. */
export function NewPersonNote({ draft, onChange }: Omit<NewPersonFieldsProps, 'errorAt'>) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('people.fields.observacao')}
      description={t('people.noteHint')}
      name="observacao"
      rows={2}
      maxLength={personLengths.note}
      value={draft.observacao}
      onChange={({ target }) => onChange({ observacao: target.value })}
    />
  );
}
