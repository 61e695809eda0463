import type { SearchTab } from '@estante/contract/plain';
import type { ReactNode } from 'react';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { AddressNotFound } from './address-not-found.tsx';

/** Page of a tab; a tab that is switched off is not found. */
export function OfferedTab(props: { readonly tab: SearchTab; readonly children: ReactNode }) {
  const { features } = usePageConfig();
  if (features && !features.guias.includes(props.tab)) return <AddressNotFound />;
  return props.children;
}
