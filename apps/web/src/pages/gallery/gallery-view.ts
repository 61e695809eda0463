import { isPageLanguage } from '../../languages/page-languages.ts';
import { schemes, type Scheme } from '../../features/site-frame/accessibility.ts';

/**
 * Widths in pixels of what the specimens stand in: the smallest page, a phone, a tablet, a desk.
 */
export const galleryWidths = ['320', '390', '768', '1280'] as const;

/** Scheme and width that the gallery is looked at in, as its address says. */
export interface GalleryView {
  /** Empty: as the reader chose, or the system. */
  readonly scheme: Scheme | '';
  /** Empty: as wide as the page. */
  readonly width: (typeof galleryWidths)[number] | '';
}

export function readGalleryView(params: URLSearchParams): GalleryView {
  return {
    scheme: schemes.find((scheme) => scheme === params.get('scheme')) ?? '',
    width: galleryWidths.find((width) => width === params.get('width')) ?? '',
  };
}

/** The address of one state of a component, alone, seen as now. */
export function aloneHref(
  id: string,
  component: string,
  state: string,
  params: URLSearchParams,
): string {
  const alone = new URLSearchParams({ component, state });
  const [lng, { scheme }] = [params.get('lng'), readGalleryView(params)];
  if (isPageLanguage(lng)) alone.set('lng', lng);
  if (scheme) alone.set('scheme', scheme);
  return `/gallery/${id}?${alone}`;
}
