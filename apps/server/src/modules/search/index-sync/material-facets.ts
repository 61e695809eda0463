import { headingKey, type ArchivalUnit, type DaySpan, type Description } from '@estante/marc';
import { naturalKey, type SearchDocument } from '@estante/search-engine';
import { actWords, codeWords, codesOf, numberWords } from './number-code.ts';

type Facets = SearchDocument['facets'];

const coded = (codes: readonly string[]) =>
  [...new Set(codes)].filter(Boolean).map((code) => ({ code, label: '' }));
const labelled = (labels: readonly string[]) =>
  labels.filter(Boolean).map((label) => ({ code: headingKey(label), label }));

/** Lists the facets by which archives, acts and standards alone are searched; none for all other titles. */
export function materialFacets({ archive, act, standard, extent, related }: Description): Facets {
  if (archive) return archiveFacets(archive, extent);
  if (act) {
    return {
      number: coded(codesOf(actNumber(act))),
      actKind: labelled([act.kind]),
      state: coded([act.state ?? '']),
      changedAct: coded(
        related
          .filter(({ relation }) => relation === 'amends' || relation === 'revokes')
          .flatMap(({ title }) => codesOf(actWords(title))),
      ),
      ...dayFacets(act.dates),
    };
  }
  if (!standard) return {};
  return {
    number: coded(codesOf(numberWords(standard.number))),
    organization: labelled(standard.organizations),
    state: coded([standard.state ?? '']),
  };
}

function archiveFacets(unit: ArchivalUnit, extent: readonly string[]): Facets {
  return {
    number: coded(codesOf(codeWords(unit.referenceCode))),
    archivalLevel: coded([unit.level ?? '']),
    fonds: labelled([unit.fonds]),
    extent: labelled(extent),
    ...dayFacets(unit.dates),
  };
}

function dayFacets(dates: DaySpan | null): Facets {
  if (!dates) return {};
  return { firstDay: coded([dates.firstDay]), lastDay: coded([dates.lastDay]) };
}

/** Kind, number and year of an act, as others cite it. */
export function actNumber({ kind, number, dates }: NonNullable<Description['act']>) {
  return numberWords([kind, number, dates?.firstDay.slice(0, 4) ?? ''].join(' '));
}

/** The number by which works of one type are ordered, as text that sorts; '' for most. */
export function referenceKey({ archive, act, standard }: Description): string {
  if (archive) return naturalKey(archive.referenceCode);
  if (act) {
    const { kind, number, dates } = act;
    return naturalKey([...numberWords(`${kind} ${number}`), dates?.firstDay ?? ''].join(' '));
  }
  return standard ? naturalKey(numberWords(standard.number).join(' ')) : '';
}
