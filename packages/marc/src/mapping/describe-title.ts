import { abstracts, contents, notes } from './notes.ts';
import { agents } from './agents.ts';
import { audience, isAccessible } from './accessibility.ts';
import { classifications } from './classifications.ts';
import { country } from './country.ts';
import { describesOnline, linksToItself } from './online.ts';
import { distinct, heading } from './text.ts';
import { extent } from './extent.ts';
import { buildFixedField, materialFamily } from './fixed-field.ts';
import { identifiers, isbns, issns, linkingIssns } from './standard-numbers.ts';
import { workType } from './work-type.ts';
import { isSerial } from './serial-type.ts';
import { languages, originalLanguages } from './languages.ts';
import { links } from './links.ts';
import { originalScript } from './original-script.ts';
import { materialFields } from './material-fields.ts';
import { otherTitles } from './other-titles.ts';
import { publications } from './publications.ts';
import { relatedTitles } from './related-titles.ts';
import { series } from './series.ts';
import { subjects } from './subjects.ts';
import { tagFields, valuesOf } from './tagged-fields.ts';
import { thesis } from './thesis.ts';
import { titleStatement } from './title.ts';
import { years } from './year.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { Years } from './year.ts';
import type { Description, Publication, Thesis } from '../description.ts';
import type { MarcRecord } from '../record.ts';

/** The first dated statement, publication before production, distribution and copyright. */
function dateOf(all: readonly Publication[], degree: Thesis | null): string {
  const dated = all.filter((one) => one.date !== '');
  const best = dated.find((one) => one.kind === 'publication') ?? dated[0];
  return best?.date ?? degree?.year ?? '';
}

/** 250 repeats for each edition statement; $b is its responsibility or remainder. */
function edition(fields: TaggedFields): string {
  const statements = fields
    .data('250')
    .map((field) => valuesOf(field, 'ab').map(heading).filter(Boolean).join(' / '));
  return distinct(statements).join(', ');
}

type Identity = Pick<
  Description,
  'title' | 'subtitle' | 'part' | 'responsibility' | 'sortTitle' | 'otherTitles' | 'languages'
>;

function identity(fields: TaggedFields): Identity {
  const spoken = languages(fields);
  const { parallel, ...statement } = titleStatement(fields, spoken[0] ?? '');
  return {
    ...statement,
    otherTitles: otherTitles(fields, { ...statement, parallel }),
    languages: spoken,
  };
}

type Imprint = Pick<Description, 'publications' | 'thesis' | 'country' | 'edition' | 'extent'> &
  Years;

function imprint(fields: TaggedFields): Imprint {
  const published = publications(fields);
  const degree = thesis(fields);
  return {
    publications: published,
    ...years(buildFixedField(fields), dateOf(published, degree)),
    thesis: degree,
    country: country(fields),
    edition: edition(fields),
    extent: extent(fields),
  };
}

type Form = Pick<Description, 'workType' | 'isSerial' | 'isOnline' | 'isAccessible' | 'audience'>;

function form(fields: TaggedFields): Form {
  const family = materialFamily(fields.leader);
  const type = workType(fields);
  return {
    workType: type,
    isSerial: type === 'serial' || isSerial(fields),
    isOnline: describesOnline(fields, family) || linksToItself(fields),
    isAccessible: isAccessible(fields, family),
    audience: audience(fields, family),
  };
}

/** Describes a title by its bibliographic record. The title is '' where no field names one. */
export function describeTitle(record: MarcRecord): Description {
  const fields = tagFields(record);
  const described = describeFields(fields);
  return { ...described, ...materialFields(fields, described) };
}

function describeFields(fields: TaggedFields): Description {
  return {
    ...identity(fields),
    ...imprint(fields),
    ...form(fields),
    agents: agents(fields),
    subjects: subjects(fields),
    series: series(fields),
    isbns: isbns(fields),
    issns: issns(fields),
    ...linkingIssns(fields),
    identifiers: identifiers(fields),
    classifications: classifications(fields),
    originalLanguages: originalLanguages(fields),
    contents: contents(fields),
    abstracts: abstracts(fields),
    notes: notes(fields),
    links: links(fields),
    related: relatedTitles(fields),
    originalScript: originalScript(fields),
  };
}
