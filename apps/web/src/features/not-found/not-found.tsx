import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { readSearch, searchHref } from '../../parts/search/search-address.ts';
import { SearchBox } from '../../parts/search/search-box.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Stack } from '../../ui/layouts/flow.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';

interface NotFoundProps {
  readonly title: string;
  /** Words that were probably meant, offered as a search; '' if there are none. */
  readonly words?: string;
  readonly children: ReactNode;
}

/** Message that nothing is at this address, with the search. */
export function NotFound({ title, words = '', children }: NotFoundProps) {
  const { t } = useTranslation();
  const search = readSearch('geral', new URLSearchParams(words && { q: words }));
  return (
    <Stack gap={5}>
      <title>{`${title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={title}>{children}</PageHeader>
      <SearchBox state={search} />
      {words !== '' && <SearchFor words={words} href={searchHref(search)} />}
      <p>
        <Link href="/">{t('frame.home')}</Link>
      </p>
    </Stack>
  );
}

function SearchFor({ words, href }: { readonly words: string; readonly href: string }) {
  const { t } = useTranslation();
  return (
    <p>
      <ButtonLink href={href} icon="search" variant="primary">
        {t('title.searchFor', { words })}
      </ButtonLink>
    </p>
  );
}
