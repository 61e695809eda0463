import { copyStates } from '@estante/contract/plain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { copiesPath } from './copy.ts';

/** Search for copies: a scanner types into it and presses Enter, so it keeps the focus, its text to be typed over. */
export function CopySearchForm() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(params.get('texto') ?? '');
  const [state, setState] = useState(params.get('situacao') ?? '');
  useEffect(() => field.current?.focus(), []);
  const find = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = new URLSearchParams({
      ...(text.trim() && { texto: text.trim() }),
      ...(state && { situacao: state }),
    });
    // In its place: whoever scans one after the other stays in the field.
    const place = { replace: true, preventScrollReset: true };
    void navigate(`${copiesPath}?${asked.toString()}`, place);
    field.current?.select();
  };
  return (
    <search>
      <form action={copiesPath} onSubmit={find}>
        <FieldGrid>
          <TextField
            ref={field}
            label={t('staffCopies.find')}
            description={t('staffCopies.findHint')}
            name="texto"
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            label={t('staffList.state')}
            name="situacao"
            options={[
              { value: '', label: t('staffList.anyState') },
              ...copyStates.map((one) => ({ value: one, label: t(`staffCopies.states.${one}`) })),
            ]}
            value={state}
            onChange={({ target }) => setState(target.value)}
          />
          <div>
            <Button type="submit" variant="primary" icon="search">
              {t('staffCopies.search')}
            </Button>
          </div>
        </FieldGrid>
      </form>
    </search>
  );
}
