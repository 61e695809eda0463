import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '../api/api.ts';
import { brandStyle, type BrandStyle } from '../parts/institution/brand.ts';
import { institutionQuery } from '../parts/institution/page-config.ts';
import { queryKey } from '../api/query.ts';

/** Colours of the institution, as it was asked for before the page is written. */
export function brandIn(client: QueryClient): BrandStyle {
  const institution = client.getQueryData<Output<'getInstitution'>>(queryKey(institutionQuery));
  return institution ? brandStyle(institution) : {};
}
