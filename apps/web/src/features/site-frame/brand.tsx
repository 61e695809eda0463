import { useTranslation } from '../../languages/use-translation.ts';
import { useLocation } from 'react-router';
import { InstitutionLogo } from '../../parts/institution/institution-logo.tsx';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { Link } from '../../ui/navigation/link.tsx';

/** Institution's logo, with the present part of the site: the personal area or the online collection. */
export function Brand() {
  const { t } = useTranslation();
  const { institution } = usePageConfig();
  const { pathname } = useLocation();
  const isPersonal = /^\/meupergamum(\/|$)/.test(pathname);
  const place = t(isPersonal ? 'frame.personalArea' : 'frame.onlineCollection');
  return (
    <Link href="/" variant="bare" aria-current={pathname === '/' ? 'page' : undefined}>
      <InstitutionLogo over={institution ? [place, institution.sigla] : []} />
    </Link>
  );
}
