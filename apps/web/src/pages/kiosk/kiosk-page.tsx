import { useTranslation } from 'react-i18next';
import { selfServiceQuery, usePageConfig } from '../../app/page-config.ts';
import type { PageModule } from '../../app/page.ts';
import { useStored } from '../../app/stored-value.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { Page as NotFoundPage } from '../not-found-page.tsx';
import { keptKiosk } from './kept-kiosk.ts';
import { Kiosk } from './kiosk.tsx';
import styles from './kiosk.module.css';
import { SetUp } from './set-up.tsx';

/** The machine at which readers lend, renew and return by themselves. */
export function Page() {
  const { selfService } = usePageConfig();
  return (
    <div className={styles.page}>{selfService?.showAuto ? <Machine /> : <NotFoundPage />}</div>
  );
}

function Machine() {
  const { t } = useTranslation();
  const kept = useStored(keptKiosk);
  return (
    <>
      <title>{`${t('kiosk.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader over={kept?.kiosk?.library} title={t('kiosk.title')} />
      {!kept ? (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={4} />
        </Loading>
      ) : kept.kiosk ? (
        <Kiosk secret={kept.kiosk.secret} />
      ) : (
        <SetUp />
      )}
    </>
  );
}

export const status: PageModule['status'] = (_address, _tabs, _activities, answerTo) =>
  answerTo(selfServiceQuery)?.showAuto ? 200 : 404;
