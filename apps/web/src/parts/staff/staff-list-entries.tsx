import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure, Output } from '../../api/api.ts';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { Pages } from '../page/pages.tsx';
import { PastEnd } from '../page/past-end.tsx';
import type { DayLabels } from '../dates/day-span-fields.tsx';
import type { SelectOption } from '../../ui/fields/select.tsx';
import { listHref, type ListAddress } from './list-address.ts';
import styles from './staff-list.module.css';

export type ListPage = Pick<
  Output<'listGeneralComments'>,
  'total' | 'pagina' | 'quantidade' | 'unidade'
> & {
  readonly contagem: readonly { readonly situacao: string; readonly total: number }[];
};

export interface StaffListProps<State extends string, FoundPage extends ListPage> {
  readonly path: string;
  readonly address: ListAddress<State>;
  /** Whether the list is narrowed, if the address itself does not tell. */
  readonly isNarrowed?: boolean;
  readonly states: readonly State[];
  /** Kinds to choose from, each with its name, in a list of several kinds. */
  readonly kinds?: readonly SelectOption[];
  /** Labels of the days, if they are not those on which an entry was made. */
  readonly dayLabels?: DayLabels;
  /** State listed if the address names none; without it, entries of any. */
  readonly stateAtFirst?: State;
  readonly nameOf: (state: State) => string;
  readonly result: UseQueryResult<FoundPage, ApiFailure>;
  /** Number of entries in words: '3 comments'. */
  readonly countOf: (total: number) => string;
  /** Hint on how entries get into the list, if it is empty. */
  readonly noneHint: string;
  /** Heading that takes the focus after an act on an entry, which may be gone then. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Renders the summary of the whole list, under its heading. */
  readonly renderSummary?: (found: FoundPage) => ReactNode;
  /** Renders the entries as list items. */
  readonly children: (found: FoundPage) => ReactNode;
}

interface StaffListEntriesProps<
  State extends string,
  FoundPage extends ListPage,
> extends StaffListProps<State, FoundPage> {
  readonly found: FoundPage;
}

/** Entries of a loaded list, under their number, and with its pages. */
export function StaffListEntries<State extends string, FoundPage extends ListPage>(
  props: StaffListEntriesProps<State, FoundPage>,
) {
  const { path, address, found } = props;
  const { t } = useTranslation();
  const hrefOf = (pagina: number) => listHref(path, { ...address, pagina });
  const pages = Math.ceil(found.total / found.quantidade);
  return (
    <section className={styles.list} aria-busy={props.result.isPlaceholderData || undefined}>
      <ListHead {...props} />
      {props.renderSummary?.(found)}
      {found.total === 0 && <NoEntries {...props} />}
      {found.pagina > pages && found.total > 0 && <PastEnd firstHref={hrefOf(1)} />}
      <ol className={styles.entries}>{props.children(found)}</ol>
      <Pages label={t('staffList.pages')} current={found.pagina} total={pages} hrefOf={hrefOf} />
    </section>
  );
}

function ListHead<State extends string, FoundPage extends ListPage>({
  found,
  countOf,
  headingRef,
}: StaffListEntriesProps<State, FoundPage>) {
  const { t } = useTranslation();
  const unit = found.unidade?.desc_biblioteca;
  return (
    <div className={styles.head}>
      <h2 ref={headingRef} tabIndex={-1}>
        <output>{countOf(found.total)}</output>
      </h2>
      <p>{unit === undefined ? t('staffList.ofAll') : t('staffList.ofUnit', { unit })}</p>
    </div>
  );
}

function NoEntries<State extends string, FoundPage extends ListPage>({
  isNarrowed,
  noneHint,
}: StaffListEntriesProps<State, FoundPage>) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="list" title={t('staffList.none')}>
      {isNarrowed ? t('staffList.noneFound') : noneHint}
    </EmptyState>
  );
}
