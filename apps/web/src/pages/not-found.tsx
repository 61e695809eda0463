import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readSearch } from '../app/search-address.ts';
import { SearchBox } from '../features/search-box/search-box.tsx';
import { Link } from '../ui/link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { Stack } from '../ui/flow.tsx';

const anywhere = readSearch('geral', new URLSearchParams());

/** Nothing at this address: says so, and offers the search. */
export function NotFound(props: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Stack gap={5}>
      <title>{`${props.title} · ${t('product')}`}</title>
      <meta name="robots" content="noindex" />
      <PageHeader title={props.title}>{props.children}</PageHeader>
      <SearchBox state={anywhere} />
      <p>
        <Link href="/">{t('frame.home')}</Link>
      </p>
    </Stack>
  );
}
