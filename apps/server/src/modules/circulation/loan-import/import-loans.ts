import type { endpoints, SheetFault } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { foldUsername } from '../../auth/index.ts';
import { dateOf, momentOf, nearestTo, readLoanRules, termsOf } from '../facts/index.ts';
import { serveQueue } from '../holds/index.ts';
import { ruleFor, type LoanRule } from '../rules/index.ts';
import { keepSheetRun } from '../../import-runs/index.ts';
import {
  countsOf,
  fold,
  inDryRun,
  presentImport,
  type Fault,
  type Outcome,
} from '../sheets/index.ts';
import { lockNamed, type NamedCopy, type NamedLogin } from './named-row-repository.ts';
import { readLoans, type LoanLine } from './read-loans.ts';
import { addLoan, changeLoan, findLoansOf, type KnownLoan } from './repository.ts';

interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/**
 * Loans of another system, as they stood there: no rule refuses them and nothing is charged for
 * what came back late. A loan is known by its copy, its reader and the day it was made.
 */
export function importLoans({ db, clock }: ImportDeps): UseCase<typeof endpoints.importLoans> {
  return async ({ body: { arquivo, simulacao, nome } }, { person: { loginId }, language }) => {
    const bytes = Buffer.from(arquivo, 'base64');
    const sheet = readLoans(bytes, clock.today().toString(), foldUsername);
    const now = dateOf(clock.now());
    const outcome = await inDryRun(db, simulacao, async (trx) => {
      const done = await takeIn(trx, sheet.lines, now);
      const all = { ...done, read: sheet.read, faults: [...sheet.faults, ...done.faults] };
      const file = { kind: 'loans', loginId, fileName: nome, bytes: bytes.length } as const;
      if (!simulacao) await keepSheetRun(trx, clock, { ...file, ...countsOf(all) });
      return all;
    });
    return { status: 200, body: presentImport(outcome, simulacao, language) };
  };
}

async function takeIn(
  trx: Db,
  lines: readonly LoanLine[],
  now: Date,
): Promise<Omit<Outcome, 'read'>> {
  const { copies, logins } = await lockNamed(trx, lines);
  const rules = await readLoanRules(trx);
  const done = { added: 0, changed: 0, unchanged: 0 };
  const faults: Fault<SheetFault>[] = [];
  const freed = new Set<number>();
  const rows = {
    copies: Map.groupBy(copies, ({ barcode }) => barcode.toUpperCase()),
    logins: new Map(logins.map((login) => [login.username, login])),
  };
  const named = inOrder(lines).map((line) => ({ line, found: findNamed(line, rows) }));
  const told = Map.groupBy(
    named.flatMap(({ line, found }) => ('copy' in found ? [{ line, ...found }] : [])),
    sameDayKey,
  );
  const taken = new Set<number>();
  for (const { line, found } of named) {
    const became =
      'reason' in found
        ? found
        : await takeInLine(trx, { line, ...found, rules, now }, { told, taken });
    if (became === 'changed' && line.returnedOn !== null && 'copy' in found) {
      freed.add(found.copy.titleId);
    }
    if (typeof became === 'string') done[became] += 1;
    else faults.push({ line: line.line, ...became });
  }
  for (const titleId of freed) await serveQueue(trx, titleId, momentOf(now));
  return { ...done, faults };
}

/** Orders lines: a returned loan comes before the next of its copy, and before one still open of that day. */
function inOrder(lines: readonly LoanLine[]): readonly LoanLine[] {
  const isOpen = ({ returnedOn }: LoanLine) => Number(returnedOn === null);
  return lines.toSorted(
    (one, other) => one.lentOn.localeCompare(other.lentOn) || isOpen(one) - isOpen(other),
  );
}

type LineFault = Omit<Fault<SheetFault>, 'line'>;

interface NamedRows {
  /** Keyed by bar code in upper case. */
  readonly copies: ReadonlyMap<string, readonly NamedCopy[]>;
  readonly logins: ReadonlyMap<string, NamedLogin>;
}

function findNamed(
  line: LoanLine,
  { copies, logins }: NamedRows,
): { readonly copy: NamedCopy; readonly login: NamedLogin } | LineFault {
  const column = 'codigo_barras';
  const named = (copies.get(line.barcode.toUpperCase()) ?? []).filter(
    ({ library }) => line.library === '' || fold(library) === line.library,
  );
  // A withdrawn copy is meant only where no other bears its code.
  const inUse = named.filter(({ state }) => state !== 'withdrawn');
  const bearing = nearestTo(line.barcode, inUse.length > 0 ? inUse : named);
  const [copy, another] = bearing;
  const value = line.barcode;
  if (!copy) return { column, reason: 'exemplar-desconhecido', value };
  if (another) return { column, reason: 'exemplar-ambiguo', value };
  const login = logins.get(line.username);
  const user = { column: 'usuario', value: line.username };
  if (!login) return { ...user, reason: 'usuario-desconhecido' };
  return login.hasEnded ? { ...user, reason: 'vinculo-encerrado' } : { copy, login };
}

interface Line {
  readonly line: LoanLine;
  readonly copy: NamedCopy;
  readonly login: NamedLogin;
  readonly rules: readonly LoanRule[];
  readonly now: Date;
}

async function takeInLine(
  trx: Db,
  of: Line,
  file: FileLoans,
): Promise<'added' | 'changed' | 'unchanged' | LineFault> {
  const { line, copy, login, rules, now } = of;
  const column = 'codigo_barras';
  const value = line.barcode;
  const known = await findLoansOf(trx, copy.id);
  const there = findTold(known, of, file);
  if (there) {
    file.taken.add(there.id);
    if (isSame(there, line) || knowsMore(there, line)) return 'unchanged';
    await changeLoan(trx, there, { line, copy, now });
    return 'changed';
  }
  if (line.returnedOn === null) {
    const open = known.find(({ returnedOn }) => returnedOn === null);
    if (open) return { column, reason: 'exemplar-emprestado', value };
    if (!['available', 'on-loan', 'reference'].includes(copy.state)) {
      return { column, reason: 'exemplar-fora', value };
    }
  }
  const rule =
    login.categoryId === null
      ? null
      : ruleFor(rules, {
          categoryId: login.categoryId,
          loanTypeId: copy.loanTypeId ?? 0,
          libraryId: copy.libraryId,
        });
  if (!rule) return { column: '', reason: 'sem-regra' };
  const terms = { ...termsOf(rule), renewals: Math.max(rule.renewals, line.renewals) };
  file.taken.add(await addLoan(trx, { line, copy, login, terms, now }));
  return 'added';
}

type ToldLoan = Pick<Line, 'line' | 'copy' | 'login'>;

const sameDayKey = ({ line, copy, login }: ToldLoan) =>
  `${copy.id} ${login.personId} ${line.lentOn}`;

interface FileLoans {
  /** Loans that the file tells of known copies and readers, by those and the day. */
  readonly told: ReadonlyMap<string, readonly ToldLoan[]>;
  /** Loans that a line has told of: another line of the same copy, reader and day tells of another loan. */
  readonly taken: Set<number>;
}

/**
 * The loan a line refers to: exact match, else same copy, reader and day, open first. A line that stands twice refers
 * to one loan.
 */
function findTold(
  known: readonly KnownLoan[],
  of: ToldLoan,
  { told, taken }: FileLoans,
): KnownLoan | undefined {
  const ofDay = known.filter(
    ({ personId, lentOn }) => personId === of.login.personId && lentOn === of.line.lentOn,
  );
  const same = ofDay.find((one) => isSame(one, of.line));
  if (same) return same;
  const others = told.get(sameDayKey(of)) ?? [];
  const free = ofDay.filter(
    (one) => !taken.has(one.id) && !others.some(({ line }) => isSame(one, line)),
  );
  return free.find(({ returnedOn }) => returnedOn === null) ?? free[0];
}

/**
 * Whether the loan is over, or has another day from here, and the file tells of neither a return nor a
 * later renewal.
 */
function knowsMore(there: KnownLoan, line: LoanLine): boolean {
  if (there.returnedOn !== null) return true;
  return there.isOurs && line.returnedOn === null && line.renewals <= there.renewals;
}

function isSame(there: KnownLoan, line: LoanLine): boolean {
  return (
    there.dueOn === line.dueOn &&
    there.renewals === line.renewals &&
    there.returnedOn === line.returnedOn
  );
}
