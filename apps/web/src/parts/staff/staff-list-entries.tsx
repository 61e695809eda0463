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

export interface StaffListProps<State extends string, Found extends ListPage> {
  readonly path: string;
  readonly address: ListAddress<State>;
  /** Whether the list is narrowed, where it is not the address itself that says so. */
  readonly isNarrowed?: boolean;
  readonly states: readonly State[];
  /** Kinds to choose from, each with its name, in a list of several kinds. */
  readonly kinds?: readonly SelectOption[];
  /** Names of its days, where they are not those on which an entry was made. */
  readonly dayLabels?: DayLabels;
  /** State that is listed where the address names none; without it, entries of any. */
  readonly stateAtFirst?: State;
  readonly nameOf: (state: State) => string;
  readonly result: UseQueryResult<Found, ApiFailure>;
  /** '3 comments'. */
  readonly countOf: (total: number) => string;
  /** Hint at how something comes into the list, where there is nothing. */
  readonly noneHint: string;
  /** Takes the focus once something was done to an entry, which may be gone then. */
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** Shows what is told of the whole list, under its heading. */
  readonly renderSummary?: (found: Found) => ReactNode;
  /** Entries as items of a list. */
  readonly children: (found: Found) => ReactNode;
}

interface StaffListEntriesProps<
  State extends string,
  Found extends ListPage,
> extends StaffListProps<State, Found> {
  readonly found: Found;
}

/** Entries of a list that came, under how many there are, and with its pages. */
export function StaffListEntries<State extends string, Found extends ListPage>(
  props: StaffListEntriesProps<State, Found>,
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

function ListHead<State extends string, Found extends ListPage>({
  found,
  countOf,
  headingRef,
}: StaffListEntriesProps<State, Found>) {
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

function NoEntries<State extends string, Found extends ListPage>({
  isNarrowed,
  noneHint,
}: StaffListEntriesProps<State, Found>) {
  const { t } = useTranslation();
  return (
    <EmptyState icon="list" title={t('staffList.none')}>
      {isNarrowed ? t('staffList.noneFound') : noneHint}
    </EmptyState>
  );
}
