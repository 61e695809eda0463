import { defaultTheme } from '@estante/contract/plain';
import type { QueryClient } from '@tanstack/react-query';
import type { Output } from '../api/api.ts';
import { brandStyle, type BrandStyle } from '../parts/institution/brand.ts';
import { institutionQuery } from '../parts/institution/page-config.ts';
import { queryKey } from '../api/query.ts';

/** Colours and icons of the institution in the head of a document. */
export interface Brand {
  readonly style: BrandStyle;
  /** Colours that a browser draws around the page, in a light and in a dark scheme. */
  readonly colours: { readonly light: string; readonly dark: string };
  /** Whether the icons are drawn from the institution's logo. */
  readonly hasLogo: boolean;
}

/** Reads the looks of the institution, which was queried before the page is written. */
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
