import { defaultTheme, type Language } from '@estante/contract';

interface ManifestFacts {
  readonly language: Language;
  /** Initials of the institution, as it calls itself. */
  readonly initials: string;
  readonly name: string;
  /** Colour of the institution's own on light pages; '' where it has chosen none. */
  readonly colour: string;
  /** Name of the page of the reader's card, with which the application opens. */
  readonly card: string;
}

const icon = (size: number, purpose: string) => ({
  src: `/icone/${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * Writes the manifest by which a browser installs the site, entered at the card (W3C Web Application
 * Manifest).
 */
export function manifestOf({ language, initials, name, colour, card }: ManifestFacts): string {
  return JSON.stringify({
    id: '/meupergamum/cartao',
    name: `${card} · ${name}`,
    short_name: initials,
    lang: language,
    start_url: '/meupergamum/cartao',
    scope: '/',
    display: 'standalone',
    background_color: '#ffffff',
    theme_color: colour || defaultTheme.light,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  });
}
