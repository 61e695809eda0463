import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { RefusalReasons } from '../../parts/circulation/refusal-reasons.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { DeskLog } from '../../features/desk/desk-log.tsx';
import { ScanForm } from '../../features/desk/scan-form.tsx';
import { SoundSwitch } from '../../features/desk/sound-switch.tsx';
import { useScanner } from '../../features/desk/use-scanner.ts';
import type { EarlyScans } from './early-scans.ts';
import type { KioskPatron } from './kiosk-patron.ts';
import styles from './kiosk.module.css';
import { OwnLoans } from './own-loans.tsx';
import { TimeLeft } from './time-left.tsx';
import { useKiosk, type KioskMode } from './use-kiosk.ts';
import type { EndReason } from './welcome.tsx';

interface KioskSessionProps {
  readonly secret: string;
  /** Signed-in patron; null during anonymous returns. */
  readonly patron: KioskPatron | null;
  /** Codes scanned before the patron was identified. */
  readonly early: EarlyScans;
  readonly isEnd: (failure: ApiFailure) => boolean;
  readonly onLeave: (ended: EndReason) => void;
}

/** Lending, renewing and returning by bar codes, until the patron ends it or walks away. */
export function KioskSession({ secret, patron, early, isEnd, onLeave }: KioskSessionProps) {
  const { t } = useTranslation();
  const kiosk = useKiosk({ secret, patron, isEnd });
  const { mode } = kiosk;
  const form = useRef<HTMLFormElement>(null);
  const [isEnding, setEnding] = useState(false);
  useScanner(form, kiosk.scan);
  const catchUp = useEffectEvent(() => early.take().forEach((code) => kiosk.scan(code)));
  useEffect(() => catchUp(), []);
  const changeMode = (next: KioskMode) => {
    kiosk.changeMode(next);
    form.current?.querySelector('input')?.focus();
  };
  const finish = () => {
    setEnding(true);
    void kiosk.settled().then(() => onLeave('left'));
  };
  return (
    <div className={styles.work}>
      <TimeLeft onEnd={() => onLeave('idle')} />
      <div className={styles.head}>
        <h2>{patron ? t('kiosk.hello', { name: patron.primeiro_nome }) : t('kiosk.returning')}</h2>
        <Button variant="danger" icon="signOut" isPending={isEnding} onClick={finish}>
          {t('kiosk.end')}
        </Button>
      </div>
      {patron && patron.impedimentos.length > 0 && (
        <Message isLive tone="danger" title={t('kiosk.blocked')}>
          <RefusalReasons reasons={patron.impedimentos} audience="kiosk" />
        </Message>
      )}
      {patron && <Modes patron={patron} mode={mode} onChange={changeMode} />}
      <ScanForm
        form={form}
        label={t(`kiosk.codes.${mode}`)}
        verb={t(`kiosk.modes.${mode}`)}
        choices={kiosk.choices}
        waiting={kiosk.waiting}
        begun={early.begun()}
        onScan={kiosk.scan}
        onChoose={kiosk.choose}
      />
      {/* Before the loans: the last outcome stays in sight. */}
      {kiosk.entries.length > 0 && <h3>{t('desk.log')}</h3>}
      <DeskLog entries={kiosk.entries} audience="kiosk" />
      {mode === 'renew' && (
        <OwnLoans
          loans={kiosk.loans}
          isBusy={kiosk.isBusy}
          onRenew={(name, chosen) => void kiosk.renew(name, chosen)}
        />
      )}
      <div>
        <SoundSwitch />
      </div>
    </div>
  );
}

interface ModesProps {
  readonly patron: KioskPatron;
  readonly mode: KioskMode;
  readonly onChange: (mode: KioskMode) => void;
}

/** Choice of what to do; patrons identified by a user name alone are not shown their loans, to renew them. */
function Modes({ patron, mode, onChange }: ModesProps) {
  const { t } = useTranslation();
  const modes: readonly KioskMode[] = patron.emprestimos
    ? ['lend', 'return', 'renew']
    : ['lend', 'return'];
  return (
    <fieldset aria-label={t('kiosk.what')} className={styles.modes}>
      {modes.map((one) => (
        <Button
          key={one}
          variant={one === mode ? 'primary' : 'secondary'}
          aria-pressed={one === mode}
          onClick={() => onChange(one)}
        >
          {t(`kiosk.modes.${one}`)}
        </Button>
      ))}
    </fieldset>
  );
}
