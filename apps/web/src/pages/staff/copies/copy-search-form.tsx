import { copyStates } from '@estante/contract/plain';
import { useEffect, useRef, useState, type Ref, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { copiesPath } from '../../../features/staff-copy/copy.ts';

/**
 * Search for copies: a scanner types into it and presses Enter, so it keeps the focus, with its text
 * selected.
 */
export function CopySearchForm() {
  const { field, find, text, setText, state, setState } = useCopySearch();
  return (
    <search>
      <form action={copiesPath} onSubmit={find}>
        <FieldGrid>
          <SearchField fieldRef={field} text={text} onChange={setText} />
          <StateField state={state} onChange={setState} />
          <SearchButton />
        </FieldGrid>
      </form>
    </search>
  );
}

/** Keeps the text of the search, and goes to its results; its field has the focus. */
function useCopySearch() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(params.get('texto') ?? '');
  const [state, setState] = useState(params.get('situacao') ?? '');
  useEffect(() => field.current?.focus(), []);
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The history entry is replaced: a user who scans one copy after the other stays in the field.
    const place = { replace: true, preventScrollReset: true };
    void navigate(copiesHref(text.trim(), state), place);
    field.current?.select();
  };
  return { field, find, text, setText, state, setState };
}

function copiesHref(text: string, state: string): string {
  const asked = new URLSearchParams({
    ...(text && { texto: text }),
    ...(state && { situacao: state }),
  });
  return `${copiesPath}?${asked.toString()}`;
}

interface SearchFieldProps {
  readonly fieldRef: Ref<HTMLInputElement>;
  readonly text: string;
  readonly onChange: (text: string) => void;
}

function SearchField({ fieldRef, text, onChange }: SearchFieldProps) {
  const { t } = useTranslation();
  return (
    <TextField
      ref={fieldRef}
      label={t('staffCopies.find')}
      description={t('staffCopies.findHint')}
      name="texto"
      type="search"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      value={text}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

interface StateFieldProps {
  readonly state: string;
  readonly onChange: (state: string) => void;
}

function StateField({ state, onChange }: StateFieldProps) {
  const { t } = useTranslation();
  const any = { value: '', label: t('staffList.anyState') };
  const states = copyStates.map((one) => ({ value: one, label: t(`staffCopies.states.${one}`) }));
  return (
    <Select
      label={t('staffList.state')}
      name="situacao"
      options={[any, ...states]}
      value={state}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function SearchButton() {
  const { t } = useTranslation();
  return (
    <div>
      <Button type="submit" variant="primary" icon="search">
        {t('staffCopies.search')}
      </Button>
    </div>
  );
}
