import { useTranslation } from '../../languages/use-translation.ts';
import { readSearch } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { ActSheet } from '../../ui/controls/act-sheet.tsx';
import { TitleBody, TitleHeader } from '../../ui/layouts/title-layout.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import skeletonStyles from './title-skeleton.module.css';
import styles from './title-shell.module.css';

const anywhere = readSearch('geral', new URLSearchParams());

/** Skeleton of a title, with the same parts, order and heights, so that nothing jumps when it comes. */
export function TitleSkeleton() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <title>{`${t('frame.loading')} · ${t('product')}`}</title>
      <SearchBox state={anywhere} />
      <div className={skeletonStyles.way} />
      <Loading label={t('frame.loading')}>
        <div className={styles.page}>
          <TitleHeader
            cover={<span className={skeletonStyles.cover} />}
            head={
              <div className={skeletonStyles.head}>
                <Skeleton width="6rem" height="1.25rem" />
                <Skeleton width="60%" height="2.5rem" />
                <Skeleton width="40%" height="1.5rem" />
              </div>
            }
            act={<ActSheet label={t('frame.loading')} isPending />}
            tools={<Skeleton width="min(24rem, 100%)" height="2.75rem" />}
          />
          {/* Tabs. */}
          <Skeleton height="3.25rem" />
          <TitleBody panel={<Skeleton height="18rem" />}>
            <Skeleton height="16rem" />
          </TitleBody>
        </div>
      </Loading>
    </div>
  );
}
