/** Display choices of a reader: kept in the browser, across visits. */

/** Percentages by which letters and all around them grow. */
export const zoomSteps = [0, 20, 40, 60, 80, 100] as const;
export type Zoom = (typeof zoomSteps)[number];

/** Schemes of colours that ui/schemes.css has. */
export const schemes = [
  'normal',
  'inverted',
  'greyscale',
  'high-contrast',
  'monochrome',
  'dark',
] as const;
export type Scheme = (typeof schemes)[number];

export interface Accessibility {
  readonly zoom: Zoom;
  readonly negrito: boolean;
  /** Colour scheme; '' for the system's. */
  readonly cor: Scheme | '';
  /** Whether rows of results and tables take less room. */
  readonly compacto: boolean;
  /** Whether a frame that signs in Libras is shown. */
  readonly libras: boolean;
}

export const accessibilityKey = 'estante.acessibilidade';

export const plainAccessibility: Accessibility = {
  zoom: 0,
  negrito: false,
  cor: '',
  compacto: false,
  libras: false,
};

/** Reads any text; unknown parts of it take their defaults. */
export function readAccessibility(text: string | null): Accessibility {
  const kept = parsed(text);
  return {
    zoom: zoomSteps.find((step) => step === kept['zoom']) ?? 0,
    negrito: kept['negrito'] === true,
    cor: schemes.find((scheme) => scheme === kept['cor']) ?? '',
    compacto: kept['compacto'] === true,
    libras: kept['libras'] === true,
  };
}

export function writeAccessibility(chosen: Accessibility): string {
  return JSON.stringify(chosen);
}

function parsed(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

type Dress = Readonly<Record<'zoom' | 'scheme' | 'bold' | 'density', string | null>>;

/** Gives the data attributes of the root element that the styles depend on; null for none. */
export function dressOf({ zoom, negrito, cor, compacto }: Accessibility): Dress {
  return {
    zoom: zoom === 0 ? null : String(zoom),
    scheme: cor || null,
    bold: negrito ? 'on' : null,
    density: compacto ? 'compact' : null,
  };
}
