import { useTranslation } from '../../languages/use-translation.ts';
import type { ApiFailure } from '../../api/api.ts';
import { failureWords } from '../../api/failure-words.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './kiosk.module.css';
import type { EarlyScans } from './early-scans.ts';
import { IdentifyFields } from './identify-fields.tsx';
import type { KioskPatron } from './kiosk-patron.ts';
import { TimeLeft } from './time-left.tsx';
import type { Way } from './use-identify.ts';
import { useIdentifyForm } from './use-identify-form.ts';
import type { EndReason } from './welcome.tsx';

interface IdentifyFormProps {
  readonly secret: string;
  readonly isEnd: (failure: ApiFailure) => boolean;
  readonly onLeave: (ended: EndReason) => void;
  readonly onIdentified: (patron: KioskPatron, early: EarlyScans) => void;
}

/**
 * Form in which patrons identify themselves: user name with password or loan token, or alone if that
 * suffices.
 */
export function IdentifyForm({ secret, isEnd, onLeave, onIdentified }: IdentifyFormProps) {
  const { t } = useTranslation();
  const { form, submit, ...entry } = useIdentifyForm({ secret, isEnd, onIdentified });
  const { isNameEnough, failure, unused, isBusy } = entry;
  return (
    <form
      ref={form}
      method="post"
      autoComplete="off"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TimeLeft onEnd={() => onLeave('idle')} />
      <h2>{t('kiosk.who')}</h2>
      <Ways isNameEnough={isNameEnough} current={entry.way} onChange={entry.changeWay} />
      <IdentifyFields entry={entry} />
      <div role="alert">
        {failure && <Message tone="danger">{failureWords(failure, t)}</Message>}
        {failure && unused > 0 && (
          <Message tone="warning">{t('kiosk.readAgain', { count: unused })}</Message>
        )}
      </div>
      <Cluster>
        <Button type="submit" variant="primary" icon="arrowRight" isPending={isBusy}>
          {t('kiosk.goOn')}
        </Button>
        <Button icon="close" onClick={() => onLeave('left')}>
          {t('kiosk.cancel')}
        </Button>
      </Cluster>
    </form>
  );
}

interface WaysProps {
  readonly isNameEnough: boolean;
  readonly current: Way;
  readonly onChange: (way: Way) => void;
}

function Ways({ isNameEnough, current, onChange }: WaysProps) {
  const { t } = useTranslation();
  const ways: readonly Way[] = [...(isNameEnough ? (['name'] as const) : []), 'password', 'token'];
  return (
    <fieldset aria-label={t('kiosk.way')} className={styles.modes}>
      {ways.map((way) => (
        <Button
          key={way}
          variant={way === current ? 'primary' : 'secondary'}
          aria-pressed={way === current}
          onClick={() => onChange(way)}
        >
          {t(`kiosk.ways.${way}`)}
        </Button>
      ))}
    </fieldset>
  );
}
