import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { chooseLanguage } from '../../languages/language-choice.ts';
import { languageNames } from '../../languages/language-names.ts';
import { pageLanguages } from '../../languages/page-languages.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { LinksMenu } from '../../ui/controls/menu.tsx';
import styles from './site-frame.module.css';

export function LanguageMenu() {
  const { t } = useTranslation();
  return (
    <LinksMenu label={t('frame.language')} icon="globe">
      <LanguageLinks />
    </LinksMenu>
  );
}

/** Links to the languages, which work without JavaScript too. */
export function LanguageLinks() {
  const { i18n } = useTranslation();
  const { search } = useLocation();
  return (
    <ul className={styles.languages}>
      {pageLanguages.map((language) => (
        <li key={language}>
          <Link
            href={withLanguage(search, language)}
            variant="plain"
            lang={language}
            hrefLang={language}
            aria-current={i18n.language === language ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              chooseLanguage(language);
            }}
          >
            {languageNames[language]}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function withLanguage(search: string, language: string): string {
  const params = new URLSearchParams(search);
  params.set('lng', language);
  return `?${params}`;
}
