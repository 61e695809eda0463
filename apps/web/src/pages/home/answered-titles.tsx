import type { Output } from '../../api/api.ts';
import { FollowSearch } from '../../features/interests/follow-search.tsx';
import { SaveSearch } from '../../features/saved-items/save-search.tsx';
import { useTranslation } from '../../languages/use-translation.ts';
import { PassedOver } from '../../parts/search/passed-over.tsx';
import { searchHref, type SearchState } from '../../parts/search/search-address.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { NothingFound } from './nothing-found.tsx';
import styles from './results-page.module.css';
import { SelectableResults } from './selectable-results.tsx';

export type Result = Output<'searchTitles'>;

interface AnsweredTitlesProps {
  readonly state: SearchState;
  readonly result: Result;
  readonly isUpdating: boolean;
  /** Name of the search, in words. */
  readonly name: string;
}

/** Titles of an answer; if there are none, other ways to go on. */
export function AnsweredTitles({ state, result, isUpdating, name }: AnsweredTitlesProps) {
  const keeping = (
    <>
      <SaveSearch state={state} name={name} />
      <FollowSearch state={state} name={name} />
    </>
  );
  return (
    <div className={isUpdating ? styles.updating : undefined} aria-busy={isUpdating}>
      <PassedOver state={state} />
      <References references={result.remissivas} />
      {result.acervos.length > 0 ? (
        <SelectableResults state={state} result={result}>
          {keeping}
        </SelectableResults>
      ) : result.total > 0 ? (
        <PastTheEnd state={state} />
      ) : (
        <>
          <div className={styles.keeping}>{keeping}</div>
          <NothingFound state={state} result={result} name={name} />
        </>
      )}
    </div>
  );
}

/** Variant forms through which the titles were found. */
function References(props: { readonly references: Result['remissivas'] }) {
  const { t } = useTranslation();
  return props.references.map(({ variante, cabecalho }) => (
    <Message key={variante}>
      {t('results.reference', { variant: variante, heading: cabecalho })}
    </Message>
  ));
}

/** Message for a page past the end of the result. */
function PastTheEnd({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const first = searchHref({ ...state, page: 1 });
  return (
    <EmptyState
      title={t('results.pastEnd')}
      actions={<ButtonLink href={first}>{t('results.firstPage')}</ButtonLink>}
    />
  );
}
