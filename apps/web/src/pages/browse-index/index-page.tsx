import { keepPreviousData } from '@tanstack/react-query';
import { browseIndexes } from '@estante/contract/plain';
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate, useSearchParams } from 'react-router';
import type { Output } from '../../api/api.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { PageHead } from '../../parts/page/page-head.tsx';
import { useEndpoint } from '../../api/query.ts';
import { typedSearch } from '../../parts/search/tab-address.ts';
import { useAnnounced } from '../../ui/feedback/use-announced.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { SearchTabs } from '../../parts/search/search-tabs.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/fields/select.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { OfferedTab } from '../../features/not-found/offered-tab.tsx';
import { EntryList } from './entry-list.tsx';
import {
  indexHref,
  indexQuery,
  readIndex,
  typedIndexOf,
  type IndexAddress,
} from './index-address.ts';
import styles from './index-page.module.css';

/** Index, to be jumped into and paged both ways. */
export function Page() {
  const [params] = useSearchParams();
  return (
    <OfferedTab tab="indice">
      <IndexPage address={readIndex(params)} />
    </OfferedTab>
  );
}

export function queries({ url }: PageAddress) {
  return [indexQuery(readIndex(url.searchParams))];
}

function IndexPage({ address }: { readonly address: IndexAddress }) {
  const { t } = useTranslation();
  const page = useEndpoint(indexQuery(address), { placeholderData: keepPreviousData });
  const name = t(`browse.indexes.${address.index}`);
  const typed = typedSearch(address.text, typedIndexOf(address.index));
  useAnnounced(useShownEntries(page.data), page.isPlaceholderData);
  return (
    <div className={styles.page}>
      <PageHead
        title={`${t('tabs.indice')}: ${name}`}
        description={t('home.description')}
        path={indexHref(address)}
      />
      <SearchBox state={typed} />
      <SearchTabs tab="indice" state={typed} />
      <h1>{`${t('tabs.indice')}: ${name}`}</h1>
      <PlaceForm address={address} />
      <QueryBoundary asked={page} skeleton={<Skeleton lines={20} />}>
        {(entries) => <EntryList address={address} entries={entries} />}
      </QueryBoundary>
    </div>
  );
}

/** Names the entries on show: 'De “Abreu” a “Azevedo”'; '' if there are none. */
function useShownEntries(page: Output<'browseIndex'> | undefined): string {
  const { t } = useTranslation();
  const [first] = page?.entradas ?? [];
  const last = page?.entradas.at(-1);
  if (!page) return '';
  return first && last
    ? t('browse.shown', { first: first.texto, last: last.texto })
    : t('browse.empty');
}

/** Form for the place to begin at: a plain one, so that it works without JavaScript. */
function PlaceForm({ address }: { readonly address: IndexAddress }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  // Back and links change the index too; typed text is kept meanwhile.
  useEffect(() => {
    const select = form.current?.elements.namedItem('indice');
    if (select instanceof HTMLSelectElement) select.value = address.index;
  }, [address.index]);
  const go = (filled: HTMLFormElement) => {
    const data = new FormData(filled);
    const index = browseIndexes.find((one) => one === data.get('indice')) ?? 'titulo';
    const typed = data.get('texto');
    const text = typeof typed === 'string' ? typed.trim() : '';
    void navigate(indexHref({ index, text, cursor: null, direction: 'adiante' }));
  };
  return (
    <form
      ref={form}
      action="/indice"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        go(event.currentTarget);
      }}
    >
      <Select
        label={t('browse.index')}
        name="indice"
        defaultValue={address.index}
        options={browseIndexes.map((index) => ({
          value: index,
          label: t(`browse.indexes.${index}`),
        }))}
        onChange={(event) => event.target.form && go(event.target.form)}
      />
      <TextField
        key={address.text}
        label={t('browse.label')}
        name="texto"
        defaultValue={address.text}
      />
      <Button type="submit">{t('browse.submit')}</Button>
    </form>
  );
}
