import { readAmount, readDay } from './read-values.ts';
import { marksIn, mostLines, StatementError, type StatementLine } from './statement-line.ts';

/** Types of transactions by which nothing comes in: some banks write their amounts without a sign. */
const out = new Set(['DEBIT', 'DIRECTDEBIT', 'FEE', 'SRVCHG']);

/** A tag and the text after it. */
interface Token {
  readonly line: number;
  readonly name: string;
  readonly isClosing: boolean;
  readonly text: string;
}

/**
 * OFX 1 (SGML, whose fields need no end) and OFX 2 (XML): transactions are `STMTTRN`, each with its
 * fields. No document type and no entities of its own are taken. @throws StatementError
 */
export function readOfx(file: string): StatementLine[] {
  const lines: StatementLine[] = [];
  let account = '';
  let open: { readonly line: number; readonly fields: Map<string, string> } | null = null;
  for (const { line, name, isClosing, text } of tokensOf(file)) {
    if (name === 'STMTTRN' && isClosing) {
      if (!open) throw new StatementError(line, 'unclosed');
      lines.push(transaction(open.line, open.fields, account));
      if (lines.length > mostLines) throw new StatementError(line, 'too-long');
      open = null;
    } else if (name === 'STMTTRN') {
      if (open) throw new StatementError(line, 'unclosed');
      open = { line, fields: new Map() };
    } else if (!isClosing && text !== '') {
      if (name === 'ACCTID') account = text;
      open?.fields.set(name, text);
    }
  }
  if (open) throw new StatementError(open.line, 'unclosed');
  return lines;
}

function transaction(
  line: number,
  fields: ReadonlyMap<string, string>,
  account: string,
): StatementLine {
  const paidOn = readDay(fields.get('DTPOSTED') ?? '');
  if (paidOn === null) throw new StatementError(line, 'date');
  const said = readAmount(fields.get('TRNAMT') ?? '');
  if (said === null) throw new StatementError(line, 'amount');
  const isOut = out.has((fields.get('TRNTYPE') ?? '').toUpperCase());
  const amount = said > 0 && isOut ? -said : said;
  const number = fields.get('FITID') ?? '';
  if (number === '') throw new StatementError(line, 'no-number');
  const told = ['MEMO', 'NAME', 'REFNUM', 'CHECKNUM'].flatMap((name) => fields.get(name) ?? []);
  return {
    line,
    // Some banks begin their numbers anew each day.
    bankNumber: ['ofx', account, number, paidOn, amount].join('|').slice(0, 500),
    paidOn,
    amount,
    memo: (fields.get('MEMO') ?? fields.get('NAME') ?? '').slice(0, 500),
    txids: marksIn(...told, number),
  };
}

function* tokensOf(file: string): Generator<Token> {
  let line = 1;
  const start = Math.max(file.indexOf('<'), 0);
  line += breaksIn(file, 0, start);
  for (let at = start; at < file.length;) {
    const end = file.indexOf('>', at);
    const next = file.indexOf('<', at + 1);
    if (end === -1 || (next !== -1 && next < end)) throw new StatementError(line, 'unclosed');
    const tag = file.slice(at + 1, end).trim();
    if (tag.startsWith('!')) throw new StatementError(line, 'entity');
    const stop = next === -1 ? file.length : next;
    if (!tag.startsWith('?')) {
      const isClosing = tag.startsWith('/');
      const name = tag
        .slice(isClosing ? 1 : 0)
        .trim()
        .toUpperCase();
      yield { line, name, isClosing, text: plainText(file.slice(end + 1, stop).trim(), line) };
    }
    line += breaksIn(file, at, stop);
    at = stop;
  }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

function plainText(text: string, line: number): string {
  return text.replaceAll(/&(#?\w{1,40});/g, (_whole, name: string) => {
    const sign = named[name] ?? numbered(name);
    if (sign === undefined) throw new StatementError(line, 'entity');
    return sign;
  });
}

/** The sign of '#233' or '#xe9'. */
function numbered(name: string): string | undefined {
  if (!name.startsWith('#')) return undefined;
  const code = Number(name.replace(/^#(x?)/i, (_whole, hex: string) => (hex ? '0x' : '')));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}

function breaksIn(text: string, from: number, to: number): number {
  let breaks = 0;
  for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1)) {
    breaks += 1;
  }
  return breaks;
}
