import { languageIds, languages } from '@estante/contract/plain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguageSwitch, useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';

export type KioskLanguage = (typeof languages)[number];

/**
 * Keeps the machine's own language, in which each visit begins, and the language chosen by the patron, which
 * is never stored.
 */
export function useKioskLanguage() {
  const { i18n } = useTranslation();
  const switchLanguage = useLanguageSwitch();
  const id = usePageConfig().selfService?.idiomaAuto;
  const own = languages.find((language) => languageIds[language] === id) ?? 'pt';
  const wanted = useRef<KioskLanguage>(own);
  const change = (language: KioskLanguage) => {
    wanted.current = language;
    // If its phrases cannot be loaded, the page stays in the present language.
    switchLanguage(language, () => wanted.current === language).catch(() => {});
  };
  const begin = useEffectEvent(change);
  useEffect(() => begin(own), [own]);
  return {
    current: i18n.language,
    isOwn: i18n.language === own,
    change,
    goBack: () => change(own),
  };
}
