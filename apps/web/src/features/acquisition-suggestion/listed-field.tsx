import { useEffect } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { ComboField } from '../../ui/fields/combo-field.tsx';
import type { CodedName } from './suggestion-draft.ts';

interface ListedFieldProps extends Pick<
  Parameters<typeof ComboField>[0],
  'suggestions' | 'onTextChange'
> {
  readonly field: 'curso' | 'disciplina';
  readonly chosen: CodedName;
  readonly onChange: (chosen: CodedName) => void;
  readonly failure: ApiFailure | null;
  readonly error?: string;
}

/** Finds the code of the one suggestion named like the text; '' where none or several are. */
function codeOf(text: string, suggestions: ListedFieldProps['suggestions']): string {
  const [same, ...others] = suggestions.filter(({ label }) => label === text.trim());
  return same && others.length === 0 ? same.id : '';
}

/** Field for a name of a list: typed text counts once a suggestion is chosen, or one alone matches it. */
export function ListedField(props: ListedFieldProps) {
  const { field, chosen, failure, error, onChange, onTextChange, ...rest } = props;
  const same = chosen.code === '' ? codeOf(chosen.name, rest.suggestions) : '';
  // Suggestions come after the text that they match.
  useEffect(() => {
    if (same !== '') onChange({ code: same, name: chosen.name });
  });
  const { t } = useTranslation();
  const type = (text: string) => {
    onTextChange(text);
    if (text === chosen.name) return;
    onChange({ code: codeOf(text, rest.suggestions), name: text });
  };
  return (
    <ComboField
      label={t(`suggestion.fields.${field}`)}
      description={t('suggestion.fromList')}
      name={field}
      text={chosen.name}
      countLabel={(count) => t('search.suggestions.count', { count })}
      onTextChange={type}
      onChoose={({ label, id }) => onChange({ code: id, name: label })}
      error={failure ? failureWords(failure, t) : error}
      {...rest}
    />
  );
}
