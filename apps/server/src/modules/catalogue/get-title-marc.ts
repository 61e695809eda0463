import { activities, modules, type endpoints } from '@estante/contract';
import type { Db } from '@estante/database';
import {
  describeTitle,
  headingKey,
  isControlField,
  type DataField,
  type Field,
  type MarcRecord,
} from '@estante/marc';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { isPermitted } from '../staff-access/index.ts';
import { isForReaders, readersPart } from './marc-privacy.ts';
import { presentMarcField } from './present-marc-field.ts';
import { findPrimaryRecord, findTitleHeadings } from './repository.ts';

/** Permission to see the record as it is, with what is hidden from readers. */
const wholeRecord = { module: modules.staff, activity: activities.titleMarcWhole };

export function getTitleMarc(db: Db): UseCase<typeof endpoints.getTitleMarc> {
  return async ({ params: { id }, query }, { person }) => {
    const mayAll = person !== null && (await isPermitted(db, person.loginId, wholeRecord));
    const isWhole = query.liberacao === '1';
    // Somebody not signed in may have been given it: they are asked to sign in.
    if (isWhole && person === null) return refuse(401, 'EntradaNecessaria');
    if (isWhole && !mayAll) return refuse(403, 'SemPermissao');
    const [record, headings] = await Promise.all([
      findPrimaryRecord(db, id),
      findTitleHeadings(db, id),
    ]);
    if (!record) return refuse(404, 'AcervoNaoEncontrado', { id });
    const ids = new Map(headings.map(({ id: heading, text }) => [headingKey(text), heading]));
    const fields = isWhole ? record.fields : record.fields.filter(isForReaders).map(readersPart);
    const campos = fields.map((field) => ({
      ...presentMarcField(field),
      cod_autoridade: headingOf(field, record, ids),
    }));
    const body = { lider: record.leader, campos, liberado: isWhole, pode_liberar: mayAll };
    return { status: 200, body };
  };
}

/** The heading that a name or subject field is filed under, read as the import reads it. */
function headingOf(
  field: Field,
  { leader }: MarcRecord,
  ids: ReadonlyMap<string, number>,
): number | null {
  if (isControlField(field) || !isHeading(field)) return null;
  const { agents, subjects } = describeTitle({ leader, fields: [field] });
  const texts = [
    ...agents.map(({ name }) => name),
    ...subjects.map(({ parts }) => parts.map(({ text }) => text).join(' – ')),
  ];
  const [found] = texts.flatMap((text) => ids.get(headingKey(text)) ?? []);
  return found ?? null;
}

const isHeading = ({ tag }: DataField) => /^(?:[17](?:00|10|11|20)|6\d\d)$/.test(tag);
