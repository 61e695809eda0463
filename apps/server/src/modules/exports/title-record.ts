import { conformingRecord, writeMarcXml } from '@estante/marc';
import { writeModsRecord, writeOaiDc, writeSrwDc } from '@estante/references';
import type { TitleSource } from './repository.ts';
import { sourceTitle } from './source-title.ts';

/** Formats in which protocols give a title: Dublin Core by OAI-PMH's schema and by SRU's, MARC, MODS. */
export type TitleRecordFormat = 'oai_dc' | 'srw_dc' | 'marcxml' | 'mods';

/**
 * A title as one element of XML, of what readers may see. '' where it has no such record: MARC of one
 * that did not come as a record.
 */
export function writeTitleRecord(
  origin: string,
  format: TitleRecordFormat,
  title: TitleSource,
): string {
  const source = sourceTitle(title, origin, false);
  switch (format) {
    case 'oai_dc':
      return writeOaiDc(source);
    case 'srw_dc':
      return writeSrwDc(source);
    case 'mods':
      return writeModsRecord(source);
    case 'marcxml':
      return source.record ? writeMarcXml(conformingRecord(source.record)) : '';
  }
}
