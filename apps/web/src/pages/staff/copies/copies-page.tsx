import { copyStates, type CopyState } from '@estante/contract/plain';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { FieldGrid } from '../../../ui/layouts/folding-form.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { copiesPath, type Choices } from './copy.ts';
import { CopyCard } from './copy-card.tsx';
import { ShortRecordForm } from './title-forms.tsx';
import { FoundList } from './found-list.tsx';
import { StaffTask } from '../staff-task.tsx';

/** Copies by bar code or by title: what each is, where it stands, and what is done to it. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="copies">
      <SearchForm />
      <Found />
      <Disclosure title={t('staffCopies.short')}>
        <ShortRecordForm />
      </Disclosure>
    </StaffTask>
  );
}

/** A scanner types into it and presses Enter: it keeps the focus, with what is in it to be typed over. */
function SearchForm() {
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

const numberIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

function Found() {
  const choices = useEndpoint(endpointQuery('getCopyChoices', {}));
  const [params] = useSearchParams();
  const copy = numberIn(params.get('exemplar'));
  const title = numberIn(params.get('acervo'));
  const text = (params.get('texto') ?? '').trim().slice(0, 200);
  const state = copyStates.find((one) => one === params.get('situacao'));
  if (copy === null && title === null && text === '' && !state) return null;
  const page = numberIn(params.get('pagina')) ?? 1;
  return (
    <QueryBoundary asked={choices}>
      {(known) =>
        copy === null ? (
          <FoundCopies choices={known} asked={{ text, title, state, page }} />
        ) : (
          <CopyCard
            key={copy}
            id={copy}
            choices={known}
            takesFocus
            isToChange={params.get('parte') === 'mudar'}
          />
        )
      }
    </QueryBoundary>
  );
}

interface CopiesQuery {
  readonly text: string;
  readonly title: number | null;
  readonly state: CopyState | undefined;
  readonly page: number;
}

interface FoundCopiesProps {
  readonly choices: Choices;
  readonly asked: CopiesQuery;
}

function FoundCopies({ choices, asked }: FoundCopiesProps) {
  const { text, title, state, page } = asked;
  const query = {
    texto: text,
    pagina: page,
    ...(title !== null && { acervo: String(title) }),
    ...(state && { situacao: state }),
  };
  const result = useListEndpoint(endpointQuery('listStaffCopies', { query }));
  const [first] = result.data?.exemplares ?? [];
  // A copy that was scanned is shown at once: the next scan goes into the field again.
  const isScanned =
    !result.isPlaceholderData &&
    result.data?.total === 1 &&
    first?.codigo_barras.toUpperCase() === text.toUpperCase();
  if (first && isScanned && title === null) {
    return <CopyCard key={first.cod_exemplar} id={first.cod_exemplar} choices={choices} />;
  }
  return <FoundList result={result} choices={choices} title={title} />;
}
