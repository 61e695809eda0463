import type { Language } from '@estante/contract';
import { keptByVersions, type Db } from '@estante/database';
import { phraseOr, translatorFor, type Translate } from '@estante/phrases';
import type { FacetType } from '@estante/search-engine';
import { areaName, languageName, readWorkTypes } from '../../catalogue/index.ts';
import { findCampuses, findLibraries } from '../../libraries/index.ts';
import { anywhere } from '../availability/available-titles.ts';
import { findCollections, findLocations } from './name-repository.ts';
import { readYearSpan, yearSpanName } from './year-span.ts';

/** Names a facet value by its code where the index keeps no label of its own. */
export type FacetName = (type: FacetType, code: string) => string;

/** Reads every table of names a result may need. */
export const readFacetNames: (db: Db, language: Language) => Promise<FacetName> =
  keptByVersions(readTables);

async function readTables(db: Db, language: Language): Promise<FacetName> {
  const [workTypes, libraries, campuses, collections, locations] = await Promise.all([
    readWorkTypes(db, language),
    findLibraries(db, language).then(byId),
    findCampuses(db, language).then(byId),
    findCollections(db, language).then(byId),
    findLocations(db, language).then(byId),
  ]);
  const tables: Partial<Record<FacetType, ReadonlyMap<string, string>>> = {
    T: workTypes,
    B: libraries,
    V: libraries,
    U: campuses,
    C: collections,
    L: locations,
  };
  const t = translatorFor(language);
  return (type, code) => tables[type]?.get(code) ?? computedName(type, code, language, t);
}

function computedName(type: FacetType, code: string, language: Language, t: Translate): string {
  switch (type) {
    case 'V':
      return code === anywhere ? t('availability.now') : code;
    case 'I':
      return languageName(code, language);
    case 'K':
      return areaName(code, t) || code;
    case 'N':
      return phraseOr(t, `audience.${code}`, code);
    case 'X':
      return phraseOr(t, `onlyWith.${code}`, code);
    case 'Y':
      return yearName(code, t);
    default:
      return code;
  }
}

function yearName(code: string, t: Translate): string {
  const span = readYearSpan(code);
  return span ? yearSpanName(span, t) : code;
}

function byId(rows: readonly { readonly id: number; readonly name: string }[]) {
  return new Map(rows.map(({ id, name }) => [String(id), name]));
}
