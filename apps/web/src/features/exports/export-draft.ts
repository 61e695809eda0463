import {
  citationStyles,
  exportFormats,
  type CitationStyle,
  type ExportFormat,
} from '@estante/contract/plain';

/** What is chosen in the dialog. */
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

/** The body of a call for these titles, to download or by mail. */
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
