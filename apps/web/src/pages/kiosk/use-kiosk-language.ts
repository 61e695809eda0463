import { languageIds, languages } from '@estante/contract/plain';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguageSwitch, useTranslation } from '../../languages/use-translation.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';

export type KioskLanguage = (typeof languages)[number];

/** The language of the machine, in which it begins, and that of whoever is at it, which nothing keeps. */
export function useKioskLanguage() {
  const { i18n } = useTranslation();
  const switchLanguage = useLanguageSwitch();
  const id = usePageConfig().selfService?.idiomaAuto;
  const own = languages.find((language) => languageIds[language] === id) ?? 'pt';
  const wanted = useRef<KioskLanguage>(own);
  const change = (language: KioskLanguage) => {
    wanted.current = language;
    // If its phrases cannot be had, the page stays in the language it is in.
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
