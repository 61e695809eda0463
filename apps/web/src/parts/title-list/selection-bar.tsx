import type { ReactNode } from 'react';
import { useIsLive } from '../../browser/use-is-live.ts';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/fields/checkbox.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import styles from './selection.module.css';
import type { Selection } from './use-selection.ts';

interface SelectionBarProps {
  readonly selection: Selection;
  /** Titles on this page. */
  readonly pageIds: readonly number[];
  /** Label of the box that selects all; by default, the titles of this page. */
  readonly allLabel?: string;
  /** Acts on the selected titles. */
  readonly children: ReactNode;
}

/** Box that selects all titles of the page, and the acts on the selected ones. */
export function SelectionBar(props: SelectionBarProps) {
  const { selection, pageIds, allLabel, children } = props;
  const { t } = useTranslation();
  const count = selection.ids.size;
  return (
    <div className={styles.bar} data-print="no">
      <Checkbox
        checked={pageIds.every((id) => selection.ids.has(id))}
        onChange={(isChecked) => selection.set(pageIds, isChecked)}
      >
        {allLabel ?? t('selection.all')}
      </Checkbox>
      <div className={styles.acts}>
        <LiveRegion className={styles.count}>
          {count > 0 && t('selection.count', { count })}
        </LiveRegion>
        {children}
        {count > 0 && (
          <Button variant="quiet" size="small" onClick={selection.clear}>
            {t('selection.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface SelectTitleProps {
  readonly selection: Selection;
  readonly titleId: number;
  readonly title: string;
}

export function SelectTitle({ selection, titleId, title }: SelectTitleProps) {
  const { t } = useTranslation();
  if (!useIsLive()) return <span className={styles.one} />;
  return (
    <Checkbox
      className={styles.one}
      data-print="no"
      aria-label={t('selection.one', { title })}
      checked={selection.ids.has(titleId)}
      onChange={(isChecked) => selection.set([titleId], isChecked)}
    >
      {null}
    </Checkbox>
  );
}
