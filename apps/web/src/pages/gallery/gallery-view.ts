import { isPageLanguage } from '../../languages/page-languages.ts';
import { schemes, type Scheme } from '../../features/site-frame/accessibility.ts';

/** Widths in pixels of the specimens' container: the smallest page, a phone, a tablet, a desktop. */
export const galleryWidths = ['320', '390', '768', '1280'] as const;

/** Scheme and width of the gallery, in its address. */
export interface GalleryView {
  /** Colour scheme; '' for the reader's or the system's. */
  readonly scheme: Scheme | '';
  /** Width; '' for the page's. */
  readonly width: (typeof galleryWidths)[number] | '';
}

export function readGalleryView(params: URLSearchParams): GalleryView {
  return {
    scheme: schemes.find((scheme) => scheme === params.get('scheme')) ?? '',
    width: galleryWidths.find((width) => width === params.get('width')) ?? '',
  };
}

/** Address of one state of a component, alone, with the present scheme and width. */
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
