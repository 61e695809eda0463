import {
  shapeOf,
  type ListField,
  type ListFieldName,
  type NetworkList,
} from '@estante/contract/plain';
import type { Translate } from '@estante/phrases/translator';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Select } from '../../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../../ui/fields/text-field.tsx';
import { CodeField } from './code-field.tsx';
import type { Draft, Options } from './entry.ts';
import { ReadingsField } from './readings/readings-field.tsx';

interface EntryFieldsProps {
  readonly list: NetworkList;
  readonly draft: Draft;
  readonly options: Options;
  readonly errorAt: (field: string) => string | undefined;
  readonly onChange: (draft: Draft) => void;
}

/** Fields of an entry, as far as its list has them. */
export function EntryFields({ list, draft, options, errorAt, onChange }: EntryFieldsProps) {
  const { fields, acts } = shapeOf(list);
  return fields.map((field) => {
    const name = field.name as ListFieldName;
    return (
      <EntryField
        key={name}
        field={field}
        options={options.filter(({ campo }) => campo === name)}
        // Kinds that records are read as keep the codes by which they are read.
        isFixed={acts.length === 0 && name === 'sigla'}
        value={draft[name] ?? ''}
        error={errorAt(name)}
        onChange={(value) => onChange({ ...draft, [name]: value })}
      />
    );
  });
}

interface EntryFieldProps {
  readonly field: ListField;
  readonly options: Options;
  readonly isFixed: boolean;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function EntryField({ field, options, isFixed, value, error, onChange }: EntryFieldProps) {
  const { t } = useTranslation();
  const name = field.name as ListFieldName;
  const shared = {
    label: t(`networkLists.fields.${name}`),
    name,
    required: field.isRequired ?? false,
    error,
    value,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  };
  switch (field.kind) {
    case 'text':
      return <TextField {...shared} maxLength={field.longest} readOnly={isFixed} />;
    case 'lines':
      return <TextArea {...shared} maxLength={field.longest} rows={3} />;
    case 'address':
      return <TextField {...shared} type="url" pattern="https://.*" maxLength={1000} />;
    case 'email':
      return <TextField {...shared} type="email" maxLength={254} />;
    case 'number':
      return (
        <TextField
          {...shared}
          type="number"
          min={field.least}
          max={field.most}
          {...(name === 'ano' && { 'data-year': true })}
        />
      );
    case 'day':
      return <TextField {...shared} type="date" />;
    case 'choice':
      return <Select {...shared} options={choicesOf(field.choices, t)} />;
    case 'readings':
      return (
        <ReadingsField
          label={shared.label}
          name={name}
          error={error}
          value={value}
          onText={onChange}
        />
      );
    case 'reference':
      if (field.isLong) return <CodeField of={field.of} {...shared} onText={onChange} />;
      return <Select {...shared} options={referencesOf(options, t)} />;
  }
}

const choicesOf = (choices: readonly string[], t: Translate) => [
  { value: '', label: t('networkLists.choose') },
  ...choices.map((one) => ({
    value: one,
    label: t(`networkLists.choices.${one}` as 'networkLists.choices.livre'),
  })),
];

const referencesOf = (options: Options, t: Translate) => [
  { value: '', label: t('networkLists.choose') },
  ...options.map(({ sigla, nome }) => ({ value: sigla, label: `${nome} (${sigla})` })),
];
