import type { Output } from '../../api/api.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { displayOf, searchHref, type SearchState } from '../../parts/search/search-address.ts';
import { ResultList } from '../../parts/title-list/result-list.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './results-page.module.css';

type Alternative = Output<'searchTitles'>['em_vez'][number];

interface AlternativeResultsProps {
  readonly state: SearchState;
  readonly found: readonly Alternative[];
}

/** Results of another spelling and of any of the words, for a search that itself found nothing. */
export function AlternativeResults({ state, found }: AlternativeResultsProps) {
  const { t } = useTranslation();
  if (found.length === 0) return null;
  return (
    <>
      <Message>{t('nothingFound.instead')}</Message>
      {found.map((one) => (
        <AlternativeResult key={one.tipo} state={state} one={one} />
      ))}
    </>
  );
}

interface AlternativeResultProps {
  readonly state: SearchState;
  readonly one: Alternative;
}

function AlternativeResult({ state, one }: AlternativeResultProps) {
  const title = useHeading()(one);
  const href = searchHref({ ...withText(state, one.texto), page: 1 });
  return (
    <section aria-label={title} className={styles.alternative}>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      <ResultList items={one.acervos} display={displayOf(state)} start={1} />
      {one.total > one.acervos.length && <AllOfThem count={one.total} href={href} />}
    </section>
  );
}

function AllOfThem({ count, href }: { readonly count: number; readonly href: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <Link href={href}>{t('nothingFound.seeAll', { count })}</Link>
    </p>
  );
}

function useHeading() {
  const { t } = useTranslation();
  return ({ tipo, texto: text }: Alternative): string => {
    switch (tipo) {
      case 'correcao':
        return t('results.didYouMean', { text });
      case 'mais_ampla':
        return t('nothingFound.wider', { text });
      case 'qualquer':
        return t('nothingFound.anyWord');
    }
  };
}

/** Replaces the typed text of a search, and keeps all else. */
export function withText(state: SearchState, text: string): SearchState {
  const [only] = state.terms;
  return only ? { ...state, terms: [{ ...only, text }] } : { ...state, q: text };
}
