import {
  genders,
  maritalStatuses,
  personalLengths,
  type ChangeableField,
} from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import styles from './personal-data.module.css';
import { valueIn, type PersonalData, type PersonalDraft } from './personal-draft.ts';

interface PersonalFieldsProps {
  readonly data: PersonalData;
  readonly draft: PersonalDraft;
  readonly onChange: (draft: PersonalDraft) => void;
  readonly errorOf: (field: string) => string | undefined;
}

/** Fields in groups, as on the page. */
const groups = [
  { name: 'contact', fields: ['email'] },
  { name: 'address', fields: ['logradouro', 'complemento', 'cep', 'bairro', 'cidade'] },
  {
    name: 'person',
    fields: ['identidade', 'cpf', 'nacionalidade', 'sexo', 'data_nascimento', 'estado_civil'],
  },
  { name: 'work', fields: ['escolaridade', 'localizacao', 'profissao'] },
] as const;

export function PersonalFields(props: PersonalFieldsProps) {
  const { t } = useTranslation();
  const { data, draft, onChange, errorOf } = props;
  return groups.map(({ name, fields }) => (
    <fieldset key={name} className={styles.group}>
      <legend>{t(`personalData.groups.${name}`)}</legend>
      <FieldGrid hasError={fields.some((field) => errorOf(field) !== undefined)}>
        {fields.map((field) => (
          <OneField key={field} field={field} {...props} />
        ))}
      </FieldGrid>
      {name === 'contact' && (
        <Checkbox
          name="receber_email"
          checked={draft.receivesMail ?? data.receber_email}
          onChange={(receivesMail) => onChange({ ...draft, receivesMail })}
        >
          {t('personalData.receber_email')}
        </Checkbox>
      )}
    </fieldset>
  ));
}

/** Autofill names of the fields (HTML, section 4.10.18.7.1). */
const autoComplete: Readonly<Partial<Record<ChangeableField, string>>> = {
  logradouro: 'address-line1',
  complemento: 'address-line2',
  bairro: 'address-level3',
  cidade: 'address-level2',
  cep: 'postal-code',
  sexo: 'sex',
  data_nascimento: 'bday',
  profissao: 'organization-title',
};

function OneField(props: PersonalFieldsProps & { readonly field: ChangeableField }) {
  const { t } = useTranslation();
  const { data, draft, field, onChange } = props;
  const choices = useChoices(field);
  const shared = {
    label: t(`personalData.fields.${field}`),
    description: useHint(data, field),
    error: props.errorOf(field),
    name: field,
    autoComplete: autoComplete[field] ?? 'off',
    value: valueIn(data, draft, field),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, written: { ...draft.written, [field]: target.value } }),
  };
  if (choices) return <Select {...shared} options={choices} />;
  return (
    <TextField
      {...shared}
      type={field === 'data_nascimento' ? 'date' : 'text'}
      inputMode={inputModeOf(field)}
      maxLength={field === 'email' ? personalLengths.emails : personalLengths.line}
    />
  );
}

function inputModeOf(field: ChangeableField) {
  if (field === 'email') return 'email';
  return field === 'cpf' || field === 'cep' ? 'numeric' : undefined;
}

/** Lists the options of a field, the first of them for none; null for a text field. */
function useChoices(field: ChangeableField) {
  const { t } = useTranslation();
  const unsaid = { value: '', label: t('personalData.unsaid') };
  if (field === 'sexo') {
    const labelOf = (value: (typeof genders)[number]) => t(`personalData.genders.${value}`);
    return [unsaid, ...genders.map((value) => ({ value, label: labelOf(value) }))];
  }
  if (field !== 'estado_civil') return null;
  const labelOf = (value: (typeof maritalStatuses)[number]) =>
    t(`personalData.maritalStatuses.${value}`);
  return [unsaid, ...maritalStatuses.map((value) => ({ value, label: labelOf(value) }))];
}

/** Gives hints: how to write several addresses, and that the library must approve a change. */
function useHint(data: PersonalData, field: ChangeableField): string | undefined {
  const { t } = useTranslation();
  const hints = [
    field === 'email' && t('personalData.emailHint'),
    !data.campos_editaveis.includes(field) && t('personalData.onRequest'),
  ].filter(Boolean);
  return hints.length > 0 ? hints.join(' ') : undefined;
}
