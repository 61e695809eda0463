import { defaultTheme } from '@estante/contract/plain';
import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '../api/api.ts';
import { brandStyle, type BrandStyle } from '../parts/institution/brand.ts';
import { institutionQuery } from '../parts/institution/page-config.ts';
import { queryKey } from '../api/query.ts';

/** Looks of the institution that the head of a document has. */
export interface Brand {
  readonly style: BrandStyle;
  /** Colours of what a browser draws around the page, in a light and in a dark scheme. */
  readonly colours: { readonly light: string; readonly dark: string };
  /** Its icons are drawn of it. */
  readonly hasLogo: boolean;
}

/** Looks of the institution, which was asked for before the page is written. */
export function brandIn(client: QueryClient): Brand {
  const institution = client.getQueryData<Output<'getInstitution'>>(queryKey(institutionQuery));
  return {
    style: institution ? brandStyle(institution) : {},
    colours: {
      light: institution?.cor || defaultTheme.light,
      dark: institution?.cor_no_escuro || defaultTheme.dark,
    },
    hasLogo: Boolean(institution?.logotipo),
  };
}
