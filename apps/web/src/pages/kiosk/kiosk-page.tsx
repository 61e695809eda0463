import { useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { selfServiceQuery, usePageConfig } from '../../parts/institution/page-config.ts';
import type { PageModule } from '../../parts/page/page.ts';
import { NeedsScript } from '../../parts/page/needs-script.tsx';
import { useStored } from '../../browser/stored-value.ts';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { AddressNotFound } from '../../features/not-found/address-not-found.tsx';
import { ClosedScreen } from './closed-screen.tsx';
import { keptKiosk, type KeptKiosk } from './kept-kiosk.ts';
import { Kiosk } from './kiosk.tsx';
import styles from './kiosk.module.css';
import { LanguageBar } from './language-bar.tsx';
import { SetUp } from './set-up.tsx';
import { useKioskLanguage } from './use-kiosk-language.ts';

/** Machine at which readers lend, renew and return by themselves. */
export function Page() {
  const isOn = usePageConfig().selfService?.showAuto ?? false;
  const kept = useStored(keptKiosk);
  return (
    <div className={styles.page}>
      {isOn || kept?.kiosk ? <Machine kept={kept} isOn={isOn} /> : <AddressNotFound />}
    </div>
  );
}

interface MachineProps {
  /** Kept kiosk; null until the browser has been asked. */
  readonly kept: { readonly kiosk: KeptKiosk | null } | null;
  readonly isOn: boolean;
}

function Machine({ kept, isOn }: MachineProps) {
  const { t } = useTranslation();
  const language = useKioskLanguage();
  const [isRefused, setRefused] = useState(false);
  const refuse = () => {
    setRefused(true);
    keptKiosk.write({ kiosk: null });
    language.goBack();
  };
  return (
    <>
      <title>{`${t('kiosk.title')} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.top}>
        <div>
          {kept?.kiosk && <p className={styles.library}>{kept.kiosk.library}</p>}
          <h1>{t('kiosk.title')}</h1>
        </div>
        <LanguageBar current={language.current} onChange={language.change} />
      </div>
      <NeedsScript>{t('frame.noScript')}</NeedsScript>
      {!kept ? (
        <Loading label={t('frame.loading')}>
          <Skeleton lines={4} />
        </Loading>
      ) : !kept.kiosk ? (
        <SetUp isRefused={isRefused} />
      ) : isOn ? (
        <Kiosk secret={kept.kiosk.secret} language={language} onRefused={refuse} />
      ) : (
        <ClosedScreen />
      )}
    </>
  );
}

export const status: PageModule['status'] = (_address, _tabs, answerTo) =>
  answerTo(selfServiceQuery)?.showAuto ? 200 : 404;
