import { activities } from '../protocol/activity.ts';

/** Styles of references. */
export const citationStyles = ['abnt', 'apa', 'vancouver', 'iso690'] as const;
export type CitationStyle = (typeof citationStyles)[number];

/** Formats in which titles are exported, in the order offered. */
export const exportFormats = [
  'pdf',
  'txt',
  'xlsx',
  'csv',
  'ris',
  'bibtex',
  'csl-json',
  'marc',
  'marcxml',
  'mods',
  'dublin-core',
] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Media type of a file in each format. */
export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  pdf: 'application/pdf',
  txt: 'text/plain; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  bibtex: 'application/x-bibtex; charset=utf-8',
  'csl-json': 'application/vnd.citationstyles.csl+json; charset=utf-8',
  marc: 'application/marc',
  marcxml: 'application/marcxml+xml; charset=utf-8',
  mods: 'application/mods+xml; charset=utf-8',
  'dublin-core': 'application/xml; charset=utf-8',
};

/** Activity that switches a format on: that of its own page, else that of references. */
export function activityOfFormat(format: ExportFormat): number {
  switch (format) {
    case 'marc':
    case 'marcxml':
      return activities.titleMarc;
    case 'dublin-core':
      return activities.titleDublinCore;
    case 'pdf':
    case 'txt':
    case 'xlsx':
    case 'csv':
    case 'ris':
    case 'bibtex':
    case 'csl-json':
    case 'mods':
      return activities.titleReference;
  }
}

/** Whether the format contains references of a style. */
export function isListFormat(format: ExportFormat): boolean {
  return format === 'pdf' || format === 'txt';
}

/** Limits: titles in one export; addresses of one mail; mailed exports of a person in a day. */
export const exportLimits = { titles: 500, addresses: 5, mailsPerDay: 10 } as const;
