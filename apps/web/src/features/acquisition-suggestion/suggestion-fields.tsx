import { suggestionLengths } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { LibraryFields } from '../../parts/libraries/library-fields.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { KnownWork } from './known-work.tsx';
import type { Missing } from './suggestion-body.ts';
import type { SuggestionDraft } from './suggestion-draft.ts';
import { useFieldName } from './suggestion-frame.tsx';

interface SuggestionFieldsProps {
  readonly draft: SuggestionDraft;
  readonly write: (change: Partial<SuggestionDraft>) => void;
  readonly missing: ReadonlySet<Missing>;
}

/** Fields that every suggestion has: for which library, and what of the work is known. */
export function SuggestionFields({ draft, write, missing }: SuggestionFieldsProps) {
  const { t } = useTranslation();
  const errorOf = useMissingError(missing);
  const required = (['titulo', 'editor'] as const).map((field) => (
    <Line
      key={field}
      field={field}
      value={draft[field]}
      write={write}
      isRequired
      {...errorOf(field)}
    />
  ));
  const others = (['autor', 'edicao', 'isbn_issn'] as const).map((field) => (
    <Line key={field} field={field} value={draft[field]} write={write} />
  ));
  return (
    <>
      <LibraryFields choice={draft} onChange={write} {...errorOf('biblioteca')} />
      {required}
      {others}
      <KnownWork draft={draft} />
      <Checkbox
        name="periodico"
        checked={draft.periodico}
        onChange={(periodico) => write({ periodico })}
      >
        {t('suggestion.fields.periodico')}
      </Checkbox>
      <TextArea
        label={t('suggestion.fields.outras_inf')}
        optionalWord={t('libraryFields.optional')}
        name="outras_inf"
        maxLength={suggestionLengths.outras_inf}
        value={draft.outras_inf}
        onChange={({ target }) => write({ outras_inf: target.value })}
      />
    </>
  );
}

interface LineProps {
  readonly field: 'titulo' | 'editor' | 'autor' | 'edicao' | 'isbn_issn';
  readonly value: string;
  readonly write: SuggestionFieldsProps['write'];
  readonly isRequired?: boolean;
  readonly error?: string;
}

function Line({ field, value, write, isRequired = false, ...rest }: LineProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(`suggestion.fields.${field}`)}
      name={field}
      maxLength={suggestionLengths[field]}
      value={value}
      required={isRequired}
      {...(!isRequired && { optionalWord: t('libraryFields.optional') })}
      onChange={({ target }) => write({ [field]: target.value })}
      {...rest}
    />
  );
}

/** Gives the error to show at a field that is missing. */
export function useMissingError(missing: ReadonlySet<Missing>) {
  const { t } = useTranslation();
  const nameOf = useFieldName();
  return (field: Missing) =>
    missing.has(field)
      ? { error: t('errors.CampoObrigatorioNaoPreenchido', { campo: nameOf(field) }) }
      : {};
}
