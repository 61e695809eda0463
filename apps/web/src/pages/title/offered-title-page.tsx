import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { isOffered, titlePermissionsQuery, type TitlePage } from '../../parts/title/title-pages.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import type { Title } from './use-title.ts';

interface OfferedTitlePageProps {
  readonly title: Title;
  /** Sub-page; null for the title's own page, which always exists. */
  readonly page: TitlePage | null;
  readonly children: ReactNode;
}

/** Sub-page, if it is offered; one that is switched off, or has nothing to show, is not found. */
export function OfferedTitlePage({ title, page, children }: OfferedTitlePageProps) {
  const asked = useEndpoint(titlePermissionsQuery(String(title.cod_acervo)));
  if (!page) return children;
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton lines={8} />}>
      {(permissions) =>
        isOffered(permissions, page.code) ? children : <NotOffered href={title.rota} />
      }
    </QueryBoundary>
  );
}

function NotOffered({ href }: { readonly href: string }) {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('title.noPage')}
      actions={<Link href={href}>{t('title.pages.descricao')}</Link>}
    >
      {t('title.noPageHint')}
    </EmptyState>
  );
}
