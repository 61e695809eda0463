import { copyStates, type CopyState } from '@estante/contract/plain';
import { useSearchParams } from 'react-router';
import { QueryBoundary } from '../../../api/query-boundary.tsx';
import { endpointQuery, useEndpoint, useListEndpoint } from '../../../api/query.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { CopySearchForm } from './copy-search-form.tsx';
import type { Choices } from '../../../features/staff-copy/copy.ts';
import { CopyCard } from './copy-card.tsx';
import { ShortRecordForm } from './short-record-form.tsx';
import { FoundList } from './found-list.tsx';
import { StaffTask } from '../../../parts/staff/staff-task.tsx';

/** Copies by bar code or by title: what each is, where it stands, and the acts on it. */
export function Page() {
  const { t } = useTranslation();
  return (
    <StaffTask name="copies">
      <CopySearchForm />
      <CopiesAnswer />
      <Disclosure title={t('staffCopies.short')}>
        <ShortRecordForm />
      </Disclosure>
    </StaffTask>
  );
}

const numberIn = (text: string | null) => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);

function CopiesAnswer() {
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
  // A scanned copy is shown at once: the next scan goes into the field again.
  const isScanned =
    !result.isPlaceholderData &&
    result.data?.total === 1 &&
    first?.codigo_barras.toUpperCase() === text.toUpperCase();
  if (first && isScanned && title === null) {
    return <CopyCard key={first.cod_exemplar} id={first.cod_exemplar} choices={choices} />;
  }
  return <FoundList result={result} choices={choices} title={title} />;
}
