import type { Language } from '@estante/contract';
import type { Db } from '@estante/database';
import { translatorFor } from '@estante/phrases';
import { refuse, refuseFields, type Refusal } from '../../endpoint/refusal.ts';
import { foldUsername } from '../auth/index.ts';
import { patronImport } from '../circulation/index.ts';
import { isSeenBy } from '../staff-access/index.ts';
import { isUsernameTaken } from './link-repository.ts';

/** Cells of a person and a link, as the staff type them. */
export interface TypedLink {
  readonly usuario: string;
  readonly nome: string;
  readonly emails: string;
  readonly unidade: string;
  readonly categoria: string;
  readonly validade?: string | undefined;
  readonly papel: string;
}

interface LinkReading {
  readonly asker: number;
  readonly language: Language;
  /** The user name that the link has already. */
  readonly present?: string;
  /** Day on which a new link begins, which its last day does not come before. */
  readonly begins?: Temporal.PlainDate;
}

/**
 * A link as it was typed, held to what a line of the sheet of patrons is held to; or what is wrong with
 * it, at each field. 404 for a library that the asker does not see.
 */
export async function readLink(
  trx: Db,
  typed: TypedLink,
  { asker, language, present, begins }: LinkReading,
): Promise<patronImport.PatronLine | Refusal> {
  const nothing = { cursos: '', disciplinas: '', professor: '' };
  const emails = typed.emails.replaceAll(';', ' ');
  const cells = { ...typed, ...nothing, emails, validade: typed.validade ?? '' };
  const read = patronImport.readPatron(cells, await patronImport.findKnown(trx), foldUsername);
  const username = foldUsername(typed.usuario);
  const isTaken = username !== present && (await isUsernameTaken(trx, username));
  const hasEnded = begins !== undefined && cells.validade !== '' && cells.validade < String(begins);
  const t = translatorFor(language);
  const faults = [
    ...(isTaken ? [{ campo: 'usuario', mensagem: t('people.takenUser') }] : []),
    ...(hasEnded ? [{ campo: 'validade', mensagem: t('people.endedBefore') }] : []),
  ];
  if ('wrong' in read) {
    return refuseFields([...faults, ...wrongFields(read.wrong, language)], language);
  }
  const { line } = read;
  if (!(await seesLibrary(trx, asker, line.libraryId))) return refuse(404, 'NaoEncontrado');
  return faults.length > 0 ? refuseFields(faults, language) : line;
}

function wrongFields(wrong: readonly patronImport.WrongCell[], language: Language) {
  const t = translatorFor(language);
  return wrong.map(({ column, reason, value = '' }) => {
    const name = t(`people.fields.${column}` as 'people.fields.usuario');
    return { campo: column, mensagem: t(`sheets.faults.${reason}`, { column: name, value }) };
  });
}

async function seesLibrary(db: Db, asker: number, libraryId: number): Promise<boolean> {
  const row = await db
    .selectFrom('library as b')
    .select('b.id')
    .where('b.id', '=', libraryId)
    .where(isSeenBy(asker, 'b.id'))
    .executeTakeFirst();
  return row !== undefined;
}
