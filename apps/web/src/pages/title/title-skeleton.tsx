import { useTranslation } from '../../languages/use-translation.ts';
import { TitleBody, TitleHeader } from '../../ui/layouts/title-layout.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';

export function TitleSkeleton() {
  const { t } = useTranslation();
  return (
    <Loading label={t('frame.loading')}>
      <title>{`${t('frame.loading')} · ${t('product')}`}</title>
      <TitleHeader
        cover={<Skeleton height="14rem" />}
        head={<Skeleton width="60%" height="3rem" />}
        tools={<Skeleton width="12rem" height="2.5rem" />}
      />
      <TitleBody panel={<Skeleton height="12rem" />}>
        <Skeleton lines={8} />
      </TitleBody>
    </Loading>
  );
}
