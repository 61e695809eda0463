import { activities } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { useActivity, usePageConfig } from '../../parts/institution/page-config.ts';
import { Cluster } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { Logo } from '../../ui/drawings/logo.tsx';
import { LanguageLinks } from './language-menu.tsx';
import { networkHref } from './network-href.ts';
import styles from './site-frame.module.css';
import { Support } from './support.tsx';

interface SiteFooterProps {
  /** Forms to write to the libraries. */
  readonly forms: ReactNode;
}

export function SiteFooter({ forms }: SiteFooterProps) {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const showsLogo = useActivity(activities.logo);
  return (
    <div className={styles.footer}>
      <div className={styles.about}>
        {showsLogo && <Logo name={t('product')} />}
        {institution && (
          <p>{t('frame.copyright', { year: institution.ano, name: institution.nome })}</p>
        )}
        <p>{t('frame.browsers')}</p>
        <noscript>
          <p>{t('frame.withoutScript')}</p>
        </noscript>
      </div>
      <div className={styles.ways}>
        <nav aria-label={t('frame.language')}>
          <LanguageLinks />
        </nav>
        <FooterLinks />
        <Cluster>
          {forms}
          <Support />
        </Cluster>
      </div>
    </div>
  );
}

function FooterLinks() {
  const { t } = useTranslation();
  const links = [...useGatedLinks(), { href: '/api/docs', label: t('frame.api') }];
  return (
    <ul className={styles.links}>
      {links.map(({ href, label }) => (
        <li key={label}>
          {href.startsWith('/api/') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}
        </li>
      ))}
    </ul>
  );
}

/** Lists the links that the institution has switched on and that lead somewhere. */
function useGatedLinks() {
  const { t } = useTranslation();
  const { institution, features } = usePageConfig();
  const network = networkHref(institution?.link_rede ?? '', features?.guias ?? []);
  const showsIcap = useActivity(activities.icapLink);
  const showsNetwork = useActivity(activities.networkCatalogueLink);
  return [
    { href: showsIcap ? institution?.link_icap : '', label: t('frame.icap') },
    { href: showsNetwork ? network : '', label: t('frame.networkCatalogue') },
    { href: institution?.link_lgpd, label: t('frame.privacy') },
  ].flatMap(({ href, label }) => (href ? { href, label } : []));
}
