import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { useLinkCounter, useRestrictedLinkCounter } from '../../parts/title/count-usage.ts';
import { QueryBoundary } from '../../api/query-boundary.tsx';
import { useEndpoint } from '../../api/query.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { linkHints } from './link-hints.ts';
import { titleLinksQuery } from './title-queries.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import styles from './title.module.css';
import { VendorLink } from './vendor-link.tsx';

type OnlineLink = Output<'listTitleLinks'>[number];

/** Links to the title online, each with its relation to the title. */
export function OnlineLinks({ titleId }: { readonly titleId: number }) {
  const asked = useEndpoint(titleLinksQuery(String(titleId)));
  return (
    <QueryBoundary asked={asked} skeleton={<Skeleton height="2.75rem" />}>
      {(links) => <Links titleId={titleId} links={links} />}
    </QueryBoundary>
  );
}

interface LinksProps {
  readonly titleId: number;
  readonly links: readonly OnlineLink[];
}

function Links({ titleId, links }: LinksProps) {
  const { t } = useTranslation();
  if (links.length === 0) return null;
  const named = links.map((link) => ({
    ...link,
    name: link.descricao || t(`title.linkKinds.${link.tipo}`),
  }));
  const hints = linkHints(named);
  return (
    <ul className={styles.links} aria-label={t('title.links')}>
      {named.map((link, at) => (
        <li key={link.url}>
          <OneLink titleId={titleId} link={link} label={labelOf(link.name, hints[at])} />
        </li>
      ))}
    </ul>
  );
}

const labelOf = (name: string, hint: string | undefined) => [name, hint].filter(Boolean).join(': ');

interface OneLinkProps {
  readonly titleId: number;
  readonly link: OnlineLink;
  readonly label: string;
  /** Whether the link stands alone, and its words say what it is. */
  readonly isMain?: boolean;
}

export function OneLink({ titleId, link, label, isMain = false }: OneLinkProps) {
  const { t } = useTranslation();
  const count = useLinkCounter(titleId);
  const countRestricted = useRestrictedLinkCounter(titleId);
  const { seq_paragrafo: number, url, tipo: kind, fornecedor: vendor } = link;
  if (vendor) {
    return (
      <VendorLink href={url} vendor={vendor} onOpened={() => countRestricted(number)}>
        {label}
      </VendorLink>
    );
  }
  return (
    <>
      <ButtonLink
        href={url}
        icon="external"
        variant={isMain ? 'primary' : 'secondary'}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => count(number, url)}
      >
        {label}
        {isMain ? (
          <VisuallyHidden> ({t('title.newWindow')})</VisuallyHidden>
        ) : (
          <span className={styles.hint}> ({t('title.newWindow')})</span>
        )}
      </ButtonLink>
      {!isMain && link.descricao !== '' && kind !== 'recurso' && kind !== 'outro' && (
        <p className={styles.restricted}>{t(`title.linkKinds.${kind}`)}</p>
      )}
    </>
  );
}
