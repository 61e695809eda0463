import { fieldsOf, requestLengths, type RequestForm } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { FieldGrid } from '../../ui/layouts/folding-form.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import type { RequestDraft } from './request-draft.ts';

export interface RequestFieldsProps {
  readonly form: RequestForm;
  readonly draft: RequestDraft;
  readonly write: (change: RequestDraft) => void;
  readonly errorAt: (field: string) => string | undefined;
}

type Field = ReturnType<typeof fieldsOf>[number];

/** Form of a request: one-line fields beside each other, then texts and boxes below. */
export function RequestFields(props: RequestFieldsProps) {
  const fields = fieldsOf(props.form);
  const isLong = ({ kind }: Field) => kind === 'text' || kind === 'flag';
  const short = fields.filter((field) => !isLong(field));
  const hasError = short.some(({ name }) => props.errorAt(name) !== undefined);
  return (
    <>
      <FieldGrid hasError={hasError}>
        {short.map((field) => (
          <OneField key={field.name} field={field} {...props} />
        ))}
      </FieldGrid>
      {fields.filter(isLong).map((field) => (
        <OneField key={field.name} field={field} {...props} />
      ))}
    </>
  );
}

function OneField({
  form,
  field,
  draft,
  write,
  errorAt,
}: RequestFieldsProps & { readonly field: Field }) {
  const { t } = useTranslation();
  const { name, kind, isRequired = false } = field;
  const description = useHint(form, field);
  const label = t(`requests.fields.${name}`);
  const value = draft[name] ?? '';
  const shared = {
    label,
    name,
    value,
    error: errorAt(name),
    required: isRequired,
    description,
    ...(!isRequired && { optionalWord: t('libraryFields.optional') }),
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      write({ [name]: target.value }),
  };
  switch (kind) {
    case 'flag':
      return (
        <Checkbox
          name={name}
          checked={value === 'S'}
          onChange={(isTicked) => write({ [name]: isTicked ? 'S' : '' })}
        >
          {label}
        </Checkbox>
      );
    case 'choice':
      return (
        <Select
          {...shared}
          options={[
            { value: '', label: t(isRequired ? 'requests.choose' : 'requests.any') },
            ...field.options.map((option) => ({
              value: option,
              label: t(`requests.options.${option}`),
            })),
          ]}
        />
      );
    case 'text':
      return <TextArea {...shared} maxLength={requestLengths.text} />;
    case 'day':
      return <TextField {...shared} type="date" />;
    case 'year':
      return <TextField {...shared} inputMode="numeric" maxLength={4} />;
    case 'count':
      return <TextField {...shared} maxLength={requestLengths.pages} />;
    case 'pages':
      return <TextField {...shared} maxLength={requestLengths.pages} />;
    case 'line':
      return <TextField {...shared} maxLength={requestLengths.line} />;
  }
}

function useHint(form: RequestForm, { name, kind }: Field): string | undefined {
  const { t } = useTranslation();
  if (kind === 'pages') return t('requests.pagesHint');
  if (name !== 'palavras_chave') return undefined;
  const isCard = form === 'ficha-catalografica';
  return t(isCard ? 'requests.cardKeywordsHint' : 'requests.keywordsHint');
}
