import { personLengths, personalLengths } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { personLines, type personFields } from './person-draft.ts';

type PersonDraft = ReturnType<typeof personFields>;

interface PersonFieldsProps {
  readonly draft: PersonDraft;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (part: Partial<PersonDraft>) => void;
}

interface PersonGridProps extends PersonFieldsProps {
  readonly hasError: boolean;
}

/** Fields for the name of a person, how to reach them, their documents and their home. */
export function PersonGrid({ hasError, ...props }: PersonGridProps) {
  return (
    <FieldGrid hasError={hasError}>
      <NameField {...props} />
      <EmailsField {...props} />
      <PhoneField {...props} />
      {personLines.map((field) => (
        <LineOfPerson key={field} field={field} {...props} />
      ))}
    </FieldGrid>
  );
}

function NameField({ draft, errorAt, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('people.fields.nome')}
      name="nome"
      required
      autoComplete="off"
      maxLength={personLengths.name}
      error={errorAt('nome')}
      value={draft.nome}
      onChange={({ target }) => onChange({ nome: target.value })}
    />
  );
}

function EmailsField({ draft, errorAt, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('people.fields.emails')}
      description={t('people.emailsChangeHint')}
      name="email"
      autoComplete="off"
      maxLength={personalLengths.emails}
      error={errorAt('email')}
      value={draft.email}
      onChange={({ target }) => onChange({ email: target.value })}
    />
  );
}

function PhoneField({ draft, errorAt, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t('people.fields.telefone')}
      name="telefone"
      type="tel"
      autoComplete="off"
      maxLength={personLengths.phone}
      error={errorAt('telefone')}
      value={draft.telefone}
      onChange={({ target }) => onChange({ telefone: target.value })}
    />
  );
}

interface LineOfPersonProps extends PersonFieldsProps {
  readonly field: (typeof personLines)[number];
}

function LineOfPerson({ field, draft, errorAt, onChange }: LineOfPersonProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(`personalData.fields.${field}`)}
      name={field}
      type={field === 'data_nascimento' ? 'date' : 'text'}
      autoComplete="off"
      maxLength={personalLengths.line}
      error={errorAt(field)}
      value={draft[field]}
      onChange={({ target }) => onChange({ [field]: target.value })}
    />
  );
}

/** Field for the staff's note on a person. */
export function PersonNote({ draft, errorAt, onChange }: PersonFieldsProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      label={t('people.fields.observacao')}
      description={t('people.noteHint')}
      name="observacao"
      rows={2}
      maxLength={personLengths.note}
      error={errorAt('observacao')}
      value={draft.observacao}
      onChange={({ target }) => onChange({ observacao: target.value })}
    />
  );
}
