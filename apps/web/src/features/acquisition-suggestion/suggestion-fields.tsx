import { suggestionLengths } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { LibraryFields } from '../../parts/libraries/library-fields.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { TextArea, TextField } from '../../ui/fields/text-field.tsx';
import { KnownWork } from './known-work.tsx';
import type { Fault, RequiredField } from './suggestion-body.ts';
import type { SuggestionDraft } from './suggestion-draft.ts';
import { useFaultWords } from './suggestion-frame.tsx';

interface SuggestionFieldsProps {
  readonly draft: SuggestionDraft;
  readonly write: (change: Partial<SuggestionDraft>) => void;
  readonly faults: readonly Fault[];
}

/** Fields of every suggestion: the library, and what is known of the work. */
export function SuggestionFields({ draft, write, faults }: SuggestionFieldsProps) {
  const { t } = useTranslation();
  const errorOf = useFieldError(faults);
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

/** Gives the error to show at a field that is missing or wrong. */
export function useFieldError(faults: readonly Fault[]) {
  const wordsOf = useFaultWords();
  return (field: RequiredField) => {
    const fault = faults.find((one) => one.field === field);
    return fault ? { error: wordsOf(fault) } : {};
  };
}
