import {
  activityOfFormat,
  exportMediaTypes,
  type CitationStyle,
  type ExportFormat,
} from '@estante/contract';
import type { Db } from '@estante/database';
import { busy, refuse, type Refusal } from '../../endpoint/refusal.ts';
import type { Asker } from '../../endpoint/use-case.ts';
import type { Clock } from '../../platform/clock.ts';
import { findAvailability, readWorkTypes, type Availability } from '../catalogue/index.ts';
import { isActivityOn, readSettings } from '../institution/index.ts';
import { abntVariantOf } from './abnt-variant.ts';
import { findTitleSources } from './repository.ts';
import { sourceTitle } from './source-title.ts';
import { fileEndings } from './write-file.ts';
import type { FileWriter } from './file-writer.ts';

export interface ExportDeps {
  readonly db: Db;
  readonly clock: Clock;
  readonly writer: FileWriter;
}

export interface FileOrder {
  readonly format: ExportFormat;
  readonly ids: readonly number[];
  readonly style: CitationStyle;
  readonly withCopies: boolean;
  /** Records with what is not for readers. */
  readonly isWhole: boolean;
  /** Origin of the site; '' leaves its addresses out. */
  readonly origin: string;
}

export interface MadeFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: Buffer;
  readonly included: number;
  /** Numbers asked for that are not in it. */
  readonly left: readonly number[];
}

/** Bytes: what mail servers still take, in base 64. */
const largest = 12 * 1024 * 1024;

/**
 * Names of libraries with how much each has: copies, and holdings of serials. What is on its way or lost counts not.
 */
const inLibraries = ({ bibliotecas }: Availability): string[] =>
  bibliotecas.map(({ desc_biblioteca, exemplares, colecoes }) => {
    const held = exemplares + colecoes;
    return held > 0 ? `${desc_biblioteca} (${held})` : desc_biblioteca;
  });

/** Titles in a format, as a file; refused where the format is switched off or no title is there. */
export async function makeFile(
  { db, clock, writer }: ExportDeps,
  order: FileOrder,
  { language, limiter, hasGone }: Pick<Asker, 'language' | 'limiter' | 'hasGone'>,
): Promise<MadeFile | Refusal> {
  const { format, ids, style, withCopies } = order;
  if (!(await isActivityOn(db, activityOfFormat(format)))) return refuse(403, 'RecursoDesativado');
  const today = clock.today().toString();
  const [found, availability, settings, workTypes] = await Promise.all([
    findTitleSources(db, ids),
    findAvailability(db, ids, { today, language }),
    readSettings(db),
    readWorkTypes(db, language),
  ]);
  if (found.length === 0) return refuse(404, 'AcervoNaoEncontrado', { id: ids[0] ?? 0 });
  const titles = found.map((title) => {
    const held = availability.get(title.id);
    const source = sourceTitle(title, order.origin, order.isWhole);
    const { workType } = source.description;
    return {
      source,
      libraries: held ? inLibraries(held) : [],
      workType: workTypes.get(workType) ?? workType,
    };
  });
  const abnt = abntVariantOf(settings);
  const list = { titles, style, abnt, withCopies, language, today, institution: settings.name };
  const written = await limiter.inTurn('export', () => writer.write(format, list, hasGone));
  if (!written) return busy;
  // Records that are left out of MARC are those its numbers have no room for.
  if (format === 'marc' && written.left.length === titles.length)
    return refuse(422, 'RegistroGrandeDemais');
  if (written.content.length > largest) return refuse(422, 'ExportacaoGrandeDemais');
  const there = new Set(found.map(({ id }) => id));
  const [only] = ids;
  return {
    name: `estante-${ids.length === 1 ? only : today}.${fileEndings[format]}`,
    mediaType: exportMediaTypes[format],
    content: written.content,
    included: found.length - written.left.length,
    left: [...ids.filter((id) => !there.has(id)), ...written.left],
  };
}
