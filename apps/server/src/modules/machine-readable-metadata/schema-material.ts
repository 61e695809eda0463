import type { Description, LegalState } from '@estante/marc';
import type { BibliographicItem } from '@estante/references';
import { withoutEmpty, type SchemaThing } from './thing.ts';

/** A number that the type of work has no property for. */
function numberOf(propertyID: string, value: string): SchemaThing | '' {
  return value && { '@type': 'PropertyValue', propertyID, value };
}

const numbered = { isbn: ['Book', 'Audiobook'], issn: ['Periodical', 'Dataset', 'WebSite'] };

/** Standard numbers, where schema.org has them for a type. */
export function numbersOf(
  { isbns, issns, standard }: Description,
  doi: string,
  type: string,
): SchemaThing {
  const isbn = isbns.map(({ isbn13 }) => isbn13).filter(Boolean);
  const [hasIsbn, hasIssn] = [numbered.isbn.includes(type), numbered.issn.includes(type)];
  return withoutEmpty({
    isbn: hasIsbn ? isbn : '',
    issn: hasIssn ? issns : '',
    identifier: [
      ...(hasIsbn ? [] : isbn.map((value) => numberOf('ISBN', value))),
      ...(hasIssn ? [] : issns.map((value) => numberOf('ISSN', value))),
      numberOf('DOI', doi),
      standard?.number ?? '',
    ],
  });
}

/** Describes the serial or book that contains an article or a part, and its pages there. */
export function hostOf({ related }: Description, { kind, host }: BibliographicItem): SchemaThing {
  const found = related.find(({ relation, title }) => relation === 'host' && title !== '');
  if (!found) return {};
  const inSerial = kind === 'article' || found.issn !== '';
  const [pageStart = '', pageEnd = ''] = host?.pages.split('-') ?? [];
  return withoutEmpty({
    isPartOf: withoutEmpty({
      '@type': inSerial ? 'Periodical' : kind === 'part' ? 'Book' : 'CreativeWork',
      name: found.title,
      issn: inSerial ? found.issn : '',
      isbn: kind === 'part' ? (host?.isbn ?? '') : '',
    }),
    pageStart,
    pageEnd,
  });
}

const legalForce: Readonly<Record<LegalState, string>> = {
  'in-force': 'InForce',
  amended: 'InForce',
  revoked: 'NotInForce',
};

/** Describes theses and acts by the properties that they have beside those of every work. */
export function materialOf({ act, thesis }: Description): SchemaThing {
  const day = act?.dates?.firstDay === act?.dates?.lastDay ? act?.dates?.firstDay : '';
  return withoutEmpty({
    inSupportOf: thesis?.degree ?? '',
    sourceOrganization: thesis?.institution
      ? { '@type': 'Organization', name: thesis.institution }
      : '',
    legislationType: act?.kind ?? '',
    legislationIdentifier: act?.number ?? '',
    legislationDate: day,
    legislationLegalForce: act?.state ? `https://schema.org/${legalForce[act.state]}` : '',
  });
}
