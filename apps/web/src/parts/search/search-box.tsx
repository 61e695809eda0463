import { keepPreviousData } from '@tanstack/react-query';
import type { Translate } from '@estante/phrases/translator';
import { useState } from 'react';
import { useIsLive } from '../../browser/use-is-live.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { useNavigate } from 'react-router';
import type { Output } from '../../api/api.ts';
import { materialFieldEntries } from './material-fields.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { viewOf, searchHref, searchParams, tabPath, type SearchState } from './search-address.ts';
import { sentSearch } from './sent-search.ts';
import { sentPlace, useIsTyped } from './typed-place.ts';
import { authorName } from '../covers/author-name.ts';
import { TitleCover } from '../covers/title-cover.tsx';
import { SearchCombo } from '../../ui/fields/search-combo.tsx';
import type { Suggestion, SuggestionGroup } from '../../ui/fields/suggestions.ts';
import type { IconName } from '../../ui/drawings/icon.tsx';
import { useSettled } from '../../ui/fields/use-settled.ts';
import { IndexSelect } from './index-select.tsx';
import { ScanButton } from './scan/scan-button.tsx';

const kinds = ['titulo', 'autor', 'assunto'] as const;
const icons: Readonly<Record<(typeof kinds)[number], IconName>> = {
  titulo: 'book',
  autor: 'person',
  assunto: 'subject',
};

interface SearchBoxProps {
  readonly state: SearchState;
  /** Path that it searches at, if not among the titles of the catalogue. */
  readonly path?: string;
  readonly size?: 'normal' | 'large';
}

/** Search box: suggestions while typing, a search on Enter. `/` moves the keyboard to it. */
export function SearchBox({ state, path, size }: SearchBoxProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const isLive = useIsLive();
  const settled = useSettled(typed.trim(), 120);
  const { data = [] } = useEndpoint(endpointQuery('suggest', { query: { q: settled } }), {
    enabled: settled.length > 1,
    placeholderData: keepPreviousData,
  });
  const groups = settled.length > 1 ? groupsOf(data, t) : [];
  const isTyped = useIsTyped();
  const search = (_text: string, form: FormData) => {
    setTyped('');
    const next = sentSearch(state, form);
    void navigate(
      path === undefined ? searchHref(next) : `${path}?${searchParams(next)}`,
      isTyped ? { replace: true, state: sentPlace } : {},
    );
  };
  return (
    <SearchCombo
      label={t('search.label')}
      placeholder={t('search.label')}
      submitLabel={t('search.submit')}
      requiredWords={t('search.required')}
      action={path ?? tabPath(state.tab)}
      name="q"
      hiddenValues={[...materialFieldEntries(state.tab, state.fields), ...viewOf(state)]}
      before={<IndexSelect key={state.index} index={state.index} />}
      isBeforeWaiting={state.index === 'livre'}
      text={state.q}
      isAhead={isTyped}
      groups={groups}
      suggestionsLabel={t('search.suggestions.label')}
      countLabel={(count) => t('search.suggestions.count', { count })}
      atEnd={isLive && <ScanButton />}
      onTextChange={setTyped}
      onSubmit={search}
      onChoose={({ id, label }: Suggestion) => {
        setTyped('');
        void navigate(hrefOf(id, label, state));
      }}
      focusKey="/"
      {...(size && { size })}
    />
  );
}

/** Address of a suggestion: a title's own page; for an author or subject, a search in that field. */
function hrefOf(id: string, label: string, state: SearchState): string {
  const [kind, number] = id.split(':');
  if (kind === 'titulo' && number) return `/acervo/${number}`;
  const index = kind === 'autor' || kind === 'assunto' ? kind : 'titulo';
  const words = { index, q: `"${label}"`, isUnfinished: false } as const;
  return searchHref({ ...state, ...words, tab: 'geral', page: 1, filters: [], work: null });
}

function groupsOf(found: Output<'suggest'>, t: Translate): SuggestionGroup[] {
  return kinds
    .map((kind) => ({
      id: kind,
      label: t(`search.suggestions.${kind}`),
      suggestions: found.filter(({ tipo }) => tipo === kind).map((one) => suggestionOf(one, t)),
    }))
    .filter(({ suggestions }) => suggestions.length > 0);
}

function suggestionOf(found: Output<'suggest'>[number], t: Translate): Suggestion {
  const { tipo: kind, texto, cod_acervo, total, acervo: title } = found;
  return {
    id: `${kind}:${cod_acervo ?? texto}`,
    label: texto,
    icon: icons[kind],
    ...(title && {
      picture: <TitleCover title={title} />,
      note: title.autores.slice(0, 1).map(authorName).join(),
    }),
    ...(cod_acervo === null && { note: t('results.count', { count: total }) }),
  };
}
