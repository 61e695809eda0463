import type { ReactNode } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { EmptyState } from '../../../ui/feedback/page-states.tsx';
import { Pages } from '../../../parts/page/pages.tsx';
import styles from './acquisition.module.css';
import { choiceHref, type ListChoice } from './list-choice.ts';

interface OwnListProps {
  readonly path: string;
  readonly choice: ListChoice<string>;
  readonly found: {
    readonly total: number;
    readonly pagina: number;
    readonly quantidade: number;
  };
  /** Number of entries in words: '3 suggestions'. */
  readonly count: string;
  /** Words for an empty list, and a hint on how entries get there. */
  readonly none: string;
  readonly noneHint: string;
  /** Items of a list. */
  readonly children: ReactNode;
}

/** Page of the reader's suggestions or orders: their number, the entries, and links to the other pages. */
export function OwnList({ path, choice, found, count, none, noneHint, children }: OwnListProps) {
  const { t } = useTranslation();
  const { total, pagina, quantidade } = found;
  const pages = Math.ceil(total / quantidade);
  if (total === 0) {
    const isNarrowed = choice.days !== null || choice.state !== null;
    return (
      <EmptyState icon="list" title={isNarrowed ? t('acquisition.noneThen') : none}>
        {noneHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap={4}>
      <h2 className={styles.heading}>
        <output>{count}</output>
      </h2>
      <ol className={styles.entries}>{children}</ol>
      <Pages
        label={t('acquisition.pages')}
        current={pagina}
        total={pages}
        hrefOf={(page) => choiceHref(path, { ...choice, page })}
      />
    </Stack>
  );
}
