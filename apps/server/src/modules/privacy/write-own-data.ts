import { keptSections, type KeptSection, type KeptTable } from '@estante/contract';
import { formatDate, formatMoment, formatMoney } from '@estante/phrases/translator';
import { escapeXml } from '@estante/xml';
import { nameOfInterest, sayField, wordsOfCode, type Words } from './words-of-codes.ts';

type Row = Readonly<Record<string, unknown>>;

export interface OwnData {
  readonly institution: string;
  readonly name: string;
  /** ISO 8601. */
  readonly writtenAt: string;
  readonly tables: readonly {
    readonly name: KeptTable;
    readonly section: KeptSection;
    readonly rows: readonly Row[];
  }[];
}

/** Writes a page that needs nothing else, in the reader's language. What is empty is left out. */
export function writeOwnData(data: OwnData, words: Words): string {
  const { language, t } = words;
  const { institution, name, writtenAt: at } = data;
  const title = escapeXml(t('privacy.file.title', { name }));
  const lead = escapeXml(t('privacy.file.lead', { institution, at }));
  const sections = keptSections.map((section) => writeSection(data, section, words));
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style></head>
<body><h1>${title}</h1><p>${lead}</p>
${sections.join('\n')}
</body></html>
`;
}

const style =
  'body{font:1rem/1.5 sans-serif;margin:2rem;max-width:70rem}table{border-collapse:collapse}' +
  'th,td{border:1px solid #999;padding:.25rem .5rem;text-align:start;vertical-align:top}';

function writeSection({ tables }: OwnData, section: KeptSection, words: Words): string {
  const own = tables.filter((table) => table.section === section && table.rows.length > 0);
  const heading = `<h2>${escapeXml(words.t(`privacy.sections.${section}`))}</h2>`;
  if (own.length === 0) return `${heading}<p>${escapeXml(words.t('privacy.file.nothing'))}</p>`;
  return heading + own.map((table) => writeTable(table, words)).join('\n');
}

function writeTable({ name, rows }: OwnData['tables'][number], words: Words): string {
  // Codes are for programs: they have the other file.
  const columns = Object.keys(rows[0] ?? {}).filter((column) => !column.startsWith('cod_'));
  const heads = columns.map((column) => `<th scope="col">${escapeXml(nameOf(column, words))}</th>`);
  const lines = rows.map(
    (row) =>
      `<tr>${columns.map((column) => cell({ table: name, row, column }, words)).join('')}</tr>`,
  );
  return `<h3>${escapeXml(words.t(`privacy.tables.${name}`))}</h3>
<table><thead><tr>${heads.join('')}</tr></thead><tbody>
${lines.join('\n')}
</tbody></table>`;
}

/** Name of a column; a test sees to it that each has its phrase. */
function nameOf(column: string, { t }: Words): string {
  return t(`privacy.columns.${column}` as 'privacy.columns.nome');
}

interface Cell {
  readonly table: KeptTable;
  readonly row: Row;
  readonly column: string;
}

function cell(place: Cell, words: Words): string {
  return `<td>${escapeXml(say(place, words))}</td>`;
}

const moment = /^\d{4}-\d\d-\d\dT/;

function say({ table, row, column }: Cell, words: Words): string {
  const { language, t } = words;
  const value = row[column];
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return t(value ? 'privacy.file.yes' : 'privacy.file.no');
  if (Array.isArray(value)) {
    return value.map((one) => wordsOfCode(column, String(one), words)).join('; ');
  }
  if (typeof value === 'object') {
    return Object.entries(value)
      .map(([name, one]) => sayField(table, name, one, words))
      .join('; ');
  }
  if (column === 'valor_centavos') return formatMoney(Number(value), language);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (moment.test(text)) return formatMoment(text, language);
  if (table === 'interesses' && column === 'nome') {
    return nameOfInterest(row['cod_tipo'], text, words);
  }
  if (table === 'pesquisas_salvas' && column === 'consulta') return words.search(text);
  return formatDate(wordsOfCode(column, text, words), language);
}
