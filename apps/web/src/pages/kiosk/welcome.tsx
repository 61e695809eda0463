import { languageIds, languages } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { chooseLanguage } from '../../app/language-choice.ts';
import { languageNames } from '../../app/language-names.ts';
import { usePageConfig } from '../../app/page-config.ts';
import { Button } from '../../ui/button.tsx';
import { Message } from '../../ui/message.tsx';
import styles from './kiosk.module.css';
import { idleSeconds } from './time-left.tsx';
import { useTimeLeft } from './use-time-left.ts';

/** Why the one before is no longer here. */
export type Ended = 'left' | 'idle' | 'expired';

interface WelcomeProps {
  readonly ended: Ended | null;
  readonly onIdentify: () => void;
  readonly onReturn: () => void;
}

/** Where everybody begins: the language, and what they have come for. */
export function Welcome({ ended, onIdentify, onReturn }: WelcomeProps) {
  const { t, i18n } = useTranslation();
  const own = useOwnLanguage();
  return (
    <>
      {ended && <Message isLive>{t(`kiosk.ended.${ended}`)}</Message>}
      <fieldset aria-label={t('frame.language')} className={styles.languages}>
        {languages.map((language) => (
          <Button
            key={language}
            lang={language}
            aria-pressed={i18n.language === language}
            look={i18n.language === language ? 'primary' : 'secondary'}
            onClick={() => chooseLanguage(language)}
          >
            {languageNames[language]}
          </Button>
        ))}
      </fieldset>
      <div className={styles.ways}>
        <Button look="primary" icon="person" className={styles.way} onClick={onIdentify}>
          {t('kiosk.toLend')}
        </Button>
        <Button icon="book" className={styles.way} onClick={onReturn}>
          {t('kiosk.toReturn')}
        </Button>
      </div>
      {i18n.language !== own && <BackTo language={own} />}
    </>
  );
}

/** Nobody has begun in the language that somebody chose: it does not wait for the next. */
function BackTo({ language }: { readonly language: (typeof languages)[number] }) {
  useTimeLeft(idleSeconds, () => chooseLanguage(language));
  return null;
}

/** The language of the machine, to which it goes back after everybody. */
export function useOwnLanguage(): (typeof languages)[number] {
  const id = usePageConfig().selfService?.idiomaAuto;
  return languages.find((language) => languageIds[language] === id) ?? 'pt';
}
