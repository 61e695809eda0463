import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { Icon, type IconName } from '../../ui/drawings/icon.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import styles from './kiosk.module.css';
import { idleSeconds } from './time-left.tsx';
import { useFreshSettings } from './use-fresh-settings.ts';
import { useTimeLeft } from './use-time-left.ts';
import { useTypedOutside } from './use-typed.ts';

/** Reason for which the session before this one has ended. */
export type EndReason = 'left' | 'idle' | 'expired';

interface WelcomeProps {
  readonly ended: EndReason | null;
  readonly isOwnLanguage: boolean;
  readonly onIdentify: () => void;
  readonly onReturn: () => void;
  /** Called after idle time: the last visitor's traces are cleared from the screen. */
  readonly onRest: () => void;
}

/** First screen for everybody: the choice of what they came for. */
export function Welcome(props: WelcomeProps) {
  const { ended, isOwnLanguage, onIdentify, onReturn, onRest } = props;
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isHinted, setHinted] = useState(false);
  const isNameEnough = usePageConfig().selfService?.authAuto === false;
  useFreshSettings();
  useTypedOutside(() => setHinted(true));
  useEffect(() => {
    if (ended) heading.current?.focus({ preventScroll: true });
  }, [ended]);
  const isAtRest = ended === null && isOwnLanguage && !isHinted;
  const rest = () => {
    setHinted(false);
    onRest();
  };
  return (
    <div className={styles.welcome}>
      {!isAtRest && <Rest onRest={rest} />}
      {ended && <Message isLive>{t(`kiosk.ended.${ended}`)}</Message>}
      <h2 ref={heading} tabIndex={-1}>
        {t('kiosk.question')}
      </h2>
      <div role="alert">
        {isHinted && <Message tone="warning">{t('kiosk.chooseFirst')}</Message>}
      </div>
      <div className={styles.ways}>
        <WayButton
          icon="card"
          name={t('kiosk.toLend')}
          hint={t(isNameEnough ? 'kiosk.toLendNameHint' : 'kiosk.toLendHint')}
          isFirst
          onChosen={onIdentify}
        />
        <WayButton
          icon="book"
          name={t('kiosk.toReturn')}
          hint={t('kiosk.toReturnHint')}
          onChosen={onReturn}
        />
      </div>
    </div>
  );
}

interface WayButtonProps {
  readonly icon: IconName;
  readonly name: string;
  readonly hint: string;
  readonly isFirst?: boolean;
  readonly onChosen: () => void;
}

/** Button for a choice, large enough to press without looking. */
function WayButton({ icon, name, hint, isFirst, onChosen }: WayButtonProps) {
  return (
    <button type="button" className={isFirst ? styles.firstWay : styles.way} onClick={onChosen}>
      <Icon name={icon} />
      <strong>{name}</strong>
      <span>{hint}</span>
    </button>
  );
}

function Rest({ onRest }: Pick<WelcomeProps, 'onRest'>) {
  useTimeLeft(idleSeconds, onRest);
  return null;
}
