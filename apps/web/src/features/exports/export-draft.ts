import {
  citationStyles,
  exportFormats,
  exportLimits,
  type CitationStyle,
  type ExportFormat,
} from '@estante/contract/plain';

/** Choices made in the export dialog. */
export interface ExportDraft {
  readonly format: ExportFormat;
  readonly style: CitationStyle;
  readonly withCopies: boolean;
  /** Addresses as typed. */
  readonly addresses: string;
}

export const blankExport: ExportDraft = {
  format: 'pdf',
  style: 'abnt',
  withCopies: false,
  addresses: '',
};

/** Makes the body of a call for these titles, to download or by mail. */
export function exportBody(draft: ExportDraft, ids: readonly number[], byMail: boolean) {
  const { format, style, withCopies, addresses } = draft;
  return {
    tipo: format,
    dados: { estilo: style, exemplares: withCopies },
    acervos: [...ids],
    opcoesEmail: byMail ? { emails: addresses } : null,
  };
}

export const formatOf = (value: string): ExportFormat =>
  exportFormats.find((one) => one === value) ?? 'pdf';
export const styleOf = (value: string): CitationStyle =>
  citationStyles.find((one) => one === value) ?? 'abnt';

type Fault =
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'many'; readonly limit: number };

/** Finds the first fault of a list of addresses before it is sent; null if there is none. */
export function faultOf(addresses: string): Fault | null {
  const all = [...new Set(addresses.split(';').map((one) => one.trim()))].filter(Boolean);
  const address = all.find((one) => !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(one));
  if (address !== undefined) return { kind: 'address', address };
  const limit = exportLimits.addresses;
  return all.length > limit ? { kind: 'many', limit } : null;
}
