import { randomBytes } from 'node:crypto';
import type { endpoints, SheetFault } from '@estante/contract';
import type { Db } from '@estante/database';
import type { UseCase } from '../../../endpoint/use-case.ts';
import type { Clock } from '../../../platform/clock.ts';
import { foldUsername, hashPassword } from '../../auth/index.ts';
import { keepSheetRun } from '../../import-runs/index.ts';
import { countsOf, inDryRun, presentImport, type Fault, type Outcome } from '../sheets/index.ts';
import { findReadOnly, lockPatrons, type KnownPatron } from './known-patron-repository.ts';
import { faultOf } from './patron-fault.ts';
import { readPatrons, type PatronLine } from './read-patrons.ts';
import { addPatron, changePatron, findKnown, findSeenLibraries } from './repository.ts';
import { tellOfEmails } from './tell-of-emails.ts';
import { lockProfessors } from './study-repository.ts';

interface ImportDeps {
  readonly db: Db;
  readonly clock: Clock;
}

/** Imports all lines of a file in one transaction; those at fault stay outside. */
export function importPatrons({ db, clock }: ImportDeps): UseCase<typeof endpoints.importPatrons> {
  return async ({ body: { arquivo, simulacao, nome } }, { person: { loginId }, language }) => {
    const bytes = Buffer.from(arquivo, 'base64');
    const outcome = await inDryRun(db, simulacao, async (trx) => {
      const done = await takeIn({ db: trx, clock }, loginId, bytes);
      const sheet = { kind: 'patrons', loginId, fileName: nome, bytes: bytes.length } as const;
      if (!simulacao) await keepSheetRun(trx, clock, { ...sheet, ...countsOf(done) });
      return done;
    });
    return { status: 200, body: presentImport(outcome, simulacao, language) };
  };
}

async function takeIn(deps: ImportDeps, asker: number, bytes: Uint8Array): Promise<Outcome> {
  const trx = deps.db;
  const { read, lines, faults } = readPatrons(bytes, await findKnown(trx), foldUsername);
  const there = await lockPatrons(
    trx,
    lines.map(({ username }) => username),
  );
  const readOnly = await findReadOnly(trx, asker, there);
  const libraries = await findSeenLibraries(trx, asker);
  const professors = await lockProfessors(
    trx,
    lines.flatMap((line) => line.professors ?? []),
  );
  const namesOf = Map.groupBy(there.keys(), (username) => there.get(username)?.personId);
  // Nobody knows it: recovery by mail sets the first one.
  const noPassword = await hashPassword(randomBytes(32).toString('base64'));
  const done = { read, added: 0, changed: 0, unchanged: 0 };
  const refused: Fault<SheetFault>[] = [...faults];
  for (const line of lines) {
    const known = there.get(line.username);
    const fault = faultOf(known, line, { professors, readOnly, libraries });
    if (fault) {
      refused.push(fault);
      continue;
    }
    const personId = known?.personId ?? (await addPatron(trx, line, noPassword));
    if (!known) done.added += 1;
    else if (await changePatron(trx, known, line)) done.changed += 1;
    else done.unchanged += 1;
    if (known) await tellOfEmails(deps, asker, { known, wanted: line.emails });
    for (const username of namesOf.get(known?.personId) ?? []) noteChange(there, username, line);
    noteProfessors(professors, known?.professors ?? [], { personId, now: line.professors });
  }
  return { ...done, faults: refused };
}

/** Notes which professors a person is from now on; null: the line says nothing of it. */
function noteProfessors(
  professors: Map<number, number | null>,
  before: readonly number[],
  { personId, now }: { readonly personId: number; readonly now: readonly number[] | null },
): void {
  if (!now) return;
  for (const id of before) professors.set(id, null);
  for (const id of now) professors.set(id, personId);
}

/** Notes changes of name, mail and professors, which are the person's: a later line may name another link of theirs. */
function noteChange(
  there: Map<string, KnownPatron>,
  username: string,
  { name, emails, professors }: PatronLine,
): void {
  const one = there.get(username);
  if (!one) return;
  there.set(username, {
    ...one,
    name,
    emails: emails ?? one.emails,
    professors: professors ?? one.professors,
  });
}
