import { activities } from '@estante/contract/plain';
import { useTranslation } from 'react-i18next';
import { usePageConfig } from '../../app/page-config.ts';
import { Link } from '../../ui/link.tsx';
import { Logo } from '../../ui/logo.tsx';
import { LanguageLinks } from './language-menu.tsx';
import styles from './site-frame.module.css';

export function SiteFooter() {
  const { t } = useTranslation();
  const { institution, features } = usePageConfig();
  const showsLogo = features?.atividades.some((one) => one.cod_atividade === activities.logo);
  return (
    <div className={styles.footer}>
      {showsLogo && <Logo name={t('product')} />}
      <nav aria-label={t('frame.language')}>
        <LanguageLinks />
      </nav>
      <ul className={styles.links}>
        {institution?.link_lgpd && (
          <li>
            <Link href={institution.link_lgpd}>{t('frame.privacy')}</Link>
          </li>
        )}
        <li>
          <a href="/api/docs">{t('frame.api')}</a>
        </li>
      </ul>
      <p>{t('frame.browsers')}</p>
      {institution && (
        <p>{t('frame.copyright', { year: institution.ano, name: institution.nome })}</p>
      )}
    </div>
  );
}
