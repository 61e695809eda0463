import { languages } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import { languageNames } from '../../languages/language-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import styles from './kiosk.module.css';
import type { KioskLanguage } from './use-kiosk-language.ts';

interface LanguageBarProps {
  readonly current: string;
  readonly onChange: (language: KioskLanguage) => void;
}

/** Buttons that change the language in place: nobody has to begin again. */
export function LanguageBar({ current, onChange }: LanguageBarProps) {
  const { t } = useTranslation();
  return (
    <fieldset aria-label={t('frame.language')} className={styles.languages}>
      {languages.map((language) => (
        <Button
          key={language}
          lang={language}
          variant={language === current ? 'primary' : 'secondary'}
          aria-pressed={language === current}
          onClick={() => onChange(language)}
        >
          {languageNames[language]}
        </Button>
      ))}
    </fieldset>
  );
}
