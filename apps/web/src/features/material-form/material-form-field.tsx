import type { MaterialField } from '@estante/contract/plain';
import { useId } from 'react';
import { formatNumber } from '@estante/phrases/translator';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import type { MaterialFields } from '../../parts/search/material-fields.ts';
import { useDateRefusal } from '../../parts/search/use-date-refusal.ts';
import { Select } from '../../ui/fields/select.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';

export interface MaterialFormFieldsProps {
  readonly fields: MaterialFields;
  readonly failure: ApiFailure | null;
}

export interface Option {
  readonly codigo: string;
  readonly descricao: string;
  readonly total: number;
}

interface WordsFieldProps extends MaterialFormFieldsProps {
  readonly name: MaterialField;
  readonly hint?: string;
  /** Options offered while typing; other text may be typed too. */
  readonly offered?: readonly Option[];
}

/** Field for words, a number or a date. */
export function WordsField({ name, fields, failure, hint, offered = [] }: WordsFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const value = fields[name] ?? '';
  return (
    <>
      <TextField
        label={t(`materialFields.${name}`)}
        name={name}
        maxLength={500}
        defaultValue={value}
        {...(hint !== undefined && { description: hint })}
        {...(offered.length > 0 && { list: id })}
        error={useDateRefusal(failure, 'data_fim')(name, value)}
      />
      {offered.length > 0 && (
        <datalist id={id}>
          {offered.map(({ codigo, descricao }) => (
            <option key={codigo}>{descricao}</option>
          ))}
        </datalist>
      )}
    </>
  );
}

interface ChoiceFieldProps extends MaterialFormFieldsProps {
  readonly name: MaterialField;
  readonly options: readonly Option[];
}

/** Choice among the values in the catalogue, with the number of titles of each. */
export function ChoiceField({ name, fields, options }: ChoiceFieldProps) {
  const { t, i18n } = useTranslation();
  const value = fields[name] ?? '';
  const known = options.some(({ codigo }) => codigo === value);
  return (
    <Select
      label={t(`materialFields.${name}`)}
      name={name}
      defaultValue={value}
      options={[
        { value: '', label: t('materialForm.any') },
        ...(value === '' || known ? [] : [{ value, label: value }]),
        ...options.map(({ codigo, descricao, total }) => ({
          value: codigo,
          label: `${descricao} (${formatNumber(total, i18n.language)})`,
        })),
      ]}
    />
  );
}
