import type { Agent, Description, RelatedTitle, Subject, WorkType } from '@estante/marc';
import { roleIn } from '../contributors.ts';
import { hostContributors, placeIn } from '../host.ts';
import type { BibliographicItem, ContributorRole } from '../item.ts';
import { itemOf } from '../item-of.ts';
import { nameOf, type Name } from '../name.ts';
import type { SourceTitle } from '../source-title.ts';
import { branch, leaf, xmlHead, type Attributes } from '@estante/xml';

/** typeOfResource of MODS 3.8. */
const resources: Readonly<Record<WorkType, string>> = {
  book: 'text',
  ebook: 'text',
  serial: 'text',
  article: 'text',
  thesis: 'text',
  map: 'cartographic',
  score: 'notated music',
  music: 'sound recording-musical',
  audiobook: 'sound recording-nonmusical',
  sound: 'sound recording-nonmusical',
  video: 'moving image',
  image: 'still image',
  software: 'software, multimedia',
  dataset: 'software, multimedia',
  website: 'software, multimedia',
  archive: 'mixed material',
  manuscript: 'text',
  kit: 'mixed material',
  object: 'three dimensional object',
  game: 'three dimensional object',
  standard: 'text',
  'normative-act': 'text',
};

const kindsOfName = { person: 'personal', body: 'corporate', event: 'conference' } as const;
const nameTypes = { person: 'personal', corporate: 'corporate', meeting: 'conference' } as const;

const dates = /^(?:ca?\. ?|n\. ?|b\. ?|d\. ?|fl\. ?)?\d{3,4}\??[-–]?.*$/u;

function nameParts(agent: Agent): string[] {
  const date = agent.name.split(/,\s*/u).find((part, at) => at > 0 && dates.test(part)) ?? '';
  return partsOf(nameOf(agent), date);
}

/** Family and given names, terms of address and dates each in a part of its own; of a body each unit. */
function partsOf(name: Name, date: string): string[] {
  if (name.kind === 'body') return name.units.map((unit) => leaf('namePart', unit));
  if (name.kind === 'event') {
    const which = [name.number && `${name.number}.`, name.place].filter(Boolean);
    return [
      leaf('namePart', name.name),
      leaf('namePart', which.join(', ')),
      leaf('namePart', name.year, { type: 'date' }),
    ];
  }
  const own = name.given
    ? [
        leaf('namePart', name.family, { type: 'family' }),
        leaf('namePart', name.given, { type: 'given' }),
      ]
    : [leaf('namePart', name.family)];
  const terms = [name.suffix, name.epithet].filter(Boolean).join(', ');
  return [
    ...own,
    leaf('namePart', terms, { type: 'termsOfAddress' }),
    leaf('namePart', date, { type: 'date' }),
  ];
}

/** Broader codes of what somebody is in a reference: those who know few codes take others for authors. */
const broader: Readonly<Record<ContributorRole, string>> = {
  author: 'aut',
  organizer: 'edt',
  translator: 'trl',
  director: 'drt',
  producer: 'pro',
  performer: 'prf',
  advisor: 'ctb',
};

/** Words for roles, for software that reads no code of these (MODS has both in one role). */
const words: Readonly<Record<string, string>> = { drt: 'director', pro: 'producer' };

/** MARC role codes; an author without an explicit role gets the author's. */
function rolesOf(agent: Agent, item: BibliographicItem): readonly string[] {
  const role = roleIn(item.contributors, agent);
  if (agent.roles.length === 0) return role === 'author' ? ['aut'] : [];
  // A role without a field here, such as a jury, is a contributor; a person whose code says 'author' is one.
  const code = role === 'author' ? [] : [role === null ? 'ctb' : broader[role]];
  return [...new Set([...agent.roles, ...code])];
}

function roleElement(code: string): string {
  return branch('role', [
    leaf('roleTerm', words[code] ?? '', { type: 'text' }),
    leaf('roleTerm', code, { type: 'code', authority: 'marcrelator' }),
  ]);
}

function nameElement(agent: Agent, item: BibliographicItem): string {
  return branch('name', [...nameParts(agent), ...rolesOf(agent, item).map(roleElement)], {
    type: nameTypes[agent.type],
    usage: agent.isMain ? 'primary' : undefined,
  });
}

/** Writes the name of the institution that gave the degree (relators dgg, ctb). */
function grantingName({ thesis }: BibliographicItem): string {
  if (!thesis?.institution) return '';
  const roles = ['dgg', 'ctb'].map(roleElement);
  return branch('name', [leaf('namePart', thesis.institution), ...roles], { type: 'corporate' });
}

/** The MARC genre term list, as MODS has it. */
const genres: Readonly<Partial<Record<WorkType, string>>> = {
  book: 'book',
  ebook: 'book',
  serial: 'periodical',
  article: 'article',
  thesis: 'thesis',
  map: 'map',
  audiobook: 'sound',
  sound: 'sound',
  video: 'videorecording',
  image: 'picture',
  software: 'computer program',
  dataset: 'numeric data',
  website: 'web site',
  kit: 'kit',
  object: 'realia',
  game: 'game',
  standard: 'standard or specification',
  'normative-act': 'legislation',
};

const otherTitles = {
  uniform: 'uniform',
  variant: 'alternative',
  former: 'alternative',
  abbreviated: 'abbreviated',
  key: 'alternative',
  analytical: 'alternative',
} as const;

/** 'Os ' of 'Os sertões', which is not sorted by. */
function nonSortOf({ title, sortTitle }: Description): string {
  const at = title.length - sortTitle.length;
  return at > 0 && at < 12 && title.endsWith(sortTitle) ? title.slice(0, at) : '';
}

function titles(about: Description, item: BibliographicItem): string[] {
  const article = nonSortOf(about);
  const proper = branch('titleInfo', [
    leaf('nonSort', article),
    leaf('title', about.title.slice(article.length)),
    leaf('subTitle', about.subtitle),
    leaf('partNumber', item.volume),
    leaf('partName', item.part),
  ]);
  const others = about.otherTitles.map(({ kind, text }) =>
    branch('titleInfo', [leaf('title', text)], { type: otherTitles[kind] }),
  );
  return [proper, ...others];
}

function place(text: string): string {
  return branch('place', [leaf('placeTerm', text, { type: 'text' })]);
}

function origins(about: Description): string[] {
  const issuance = leaf('issuance', about.isSerial ? 'serial' : 'monographic');
  const statements = about.publications.map(({ kind, places, publishers, date }) =>
    branch(
      'originInfo',
      [
        ...places.map(place),
        ...publishers.map((name) => leaf('publisher', name)),
        leaf(kind === 'copyright' ? 'copyrightDate' : 'dateIssued', date),
      ],
      { eventType: kind },
    ),
  );
  const coded = [
    leaf('dateIssued', String(about.year ?? ''), {
      encoding: 'marc',
      point: about.yearEnd === null ? undefined : 'start',
    }),
    leaf('dateIssued', String(about.yearEnd ?? ''), { encoding: 'marc', point: 'end' }),
  ];
  return [
    ...statements,
    branch('originInfo', [...coded, leaf('edition', about.edition), issuance]),
  ];
}

const subjectNames = {
  topic: 'topic',
  uncontrolled: 'topic',
  place: 'geographic',
  period: 'temporal',
  genre: 'genre',
} as const;

/** A named event is no meeting, though its heading stands among those of meetings. */
function subjectPart({ type, text }: Subject['parts'][number], own: Subject['type']): string {
  if (type === 'meeting' && own === 'topic') return leaf('topic', text);
  if (type === 'title') return branch('titleInfo', [leaf('title', text)]);
  if (type === 'person' || type === 'corporate' || type === 'meeting')
    return branch('name', [leaf('namePart', text)], { type: nameTypes[type] });
  return leaf(subjectNames[type], text);
}

const relatedTypes: Readonly<Record<RelatedTitle['relation'], string | undefined>> = {
  host: 'host',
  supplement: 'constituent',
  'supplement-to': 'host',
  'other-edition': 'otherVersion',
  translation: 'otherVersion',
  original: 'original',
  'other-format': 'otherFormat',
  preceding: 'preceding',
  succeeding: 'succeeding',
  series: 'series',
  'issued-with': undefined,
  'data-source': undefined,
  amends: undefined,
  revokes: undefined,
  'amended-by': undefined,
  'revoked-by': undefined,
  related: undefined,
};

function detailOf(type: string, number: string): string {
  return branch('detail', [leaf('number', number)], { type });
}

/** Volume, issue, pages and date, each where MODS has it; what says none of them as it is written. */
function partElement(detail: string): string {
  const { volume, yearNumber, number, supplement, chapter, pages, date } = placeIn(detail);
  const [start = '', end = ''] = pages.split('-');
  const parts = [
    detailOf('volume', volume || yearNumber),
    detailOf('issue', number || supplement),
    detailOf('chapter', chapter),
    branch('extent', [leaf('start', start), leaf('end', end)], { unit: 'pages' }),
    leaf('date', date),
  ].filter(Boolean);
  return branch('part', parts.length > 0 ? parts : [leaf('text', detail)]);
}

/** Writes the publication of the book that a part is in: place, publisher, date and edition. */
function hostOrigin({ host }: BibliographicItem): string {
  if (!host) return '';
  return branch('originInfo', [
    ...host.imprint.places.map(place),
    ...host.imprint.publishers.map((name) => leaf('publisher', name)),
    leaf('dateIssued', host.date),
    leaf('edition', host.edition),
    leaf('issuance', 'monographic'),
  ]);
}

/** Editors of the book that a part is in: 'Silva, Ana; Souza, Rui (org.)', each a name of its own. */
function hostNames(written: string): string[] {
  return hostContributors(written).map(({ name }) =>
    branch('name', [...partsOf(name, ''), roleElement('edt')], { type: kindsOfName[name.kind] }),
  );
}

function relatedElement(
  { relation, title, agent, isbn, issn, detail }: RelatedTitle,
  item: BibliographicItem,
): string {
  return branch(
    'relatedItem',
    [
      branch('titleInfo', [leaf('title', title)]),
      ...(relation === 'host' && item.kind === 'part'
        ? hostNames(agent)
        : [branch('name', [leaf('namePart', agent)])]),
      relation === 'host' && item.kind === 'part' ? hostOrigin(item) : '',
      leaf('identifier', isbn, { type: 'isbn' }),
      leaf('identifier', issn, { type: 'issn' }),
      relation === 'host' ? partElement(detail) : branch('part', [leaf('text', detail)]),
    ],
    { type: relatedTypes[relation] },
  );
}

function seriesElement({ title, volume, issn }: Description['series'][number]): string {
  return branch(
    'relatedItem',
    [
      branch('titleInfo', [leaf('title', title), leaf('partNumber', volume)]),
      leaf('identifier', issn, { type: 'issn' }),
    ],
    { type: 'series' },
  );
}

const schemes = { ddc: 'ddc', udc: 'udc', lcc: 'lcc', nlm: 'nlm', local: undefined } as const;

function numbers(about: Description): string[] {
  const { doi } = itemOf(about);
  return [
    ...about.isbns.map(({ isbn13, asWritten }) =>
      leaf('identifier', isbn13 || asWritten, { type: 'isbn' }),
    ),
    ...about.issns.map((issn) => leaf('identifier', issn, { type: 'issn' })),
    leaf('identifier', doi, { type: 'doi' }),
  ];
}

function locations({ description, callNumber, address }: SourceTitle): string[] {
  return [
    ...description.links.map(({ url, label, kind }) =>
      branch('location', [
        leaf('url', url, {
          displayLabel: label,
          usage: kind === 'resource' ? 'primary' : undefined,
        }),
      ]),
    ),
    branch('location', [leaf('shelfLocator', callNumber)]),
    branch('location', [leaf('url', address, { access: 'object in context' })]),
  ];
}

function languages({ languages: codes }: Description): string {
  return branch(
    'language',
    codes.map((code) => leaf('languageTerm', code, { type: 'code', authority: 'iso639-2b' })),
  );
}

const namespace = {
  xmlns: 'http://www.loc.gov/mods/v3',
  'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
  'xsi:schemaLocation':
    'http://www.loc.gov/mods/v3 http://www.loc.gov/standards/mods/v3/mods-3-8.xsd',
};

function recordElement(source: SourceTitle, attributes: Attributes = {}): string {
  const about = source.description;
  const item = itemOf(about, source.record);
  return branch(
    'mods',
    [
      ...titles(about, item),
      ...about.agents.filter(({ title }) => title === '').map((agent) => nameElement(agent, item)),
      grantingName(item),
      leaf('typeOfResource', resources[about.workType]),
      // MARC's list has a word for articles, none for parts of books.
      leaf('genre', item.kind === 'part' ? '' : (genres[about.workType] ?? ''), {
        authority: 'marcgt',
      }),
      ...origins(about),
      languages(about),
      branch(
        'physicalDescription',
        about.extent.map((text) => leaf('extent', text)),
      ),
      ...about.abstracts.map((text) => leaf('abstract', text)),
      leaf('tableOfContents', about.contents.join(' -- ')),
      ...about.notes.map(({ text }) => leaf('note', text)),
      leaf('note', about.thesis?.note || (about.thesis?.degree ?? ''), { type: 'thesis' }),
      ...about.subjects.map(({ type, parts, scheme }) =>
        branch(
          'subject',
          parts.map((part) => subjectPart(part, type)),
          { authority: scheme },
        ),
      ),
      ...about.classifications.map(({ scheme, number, item: cutter }) =>
        leaf('classification', [number, cutter].filter(Boolean).join(' '), {
          authority: schemes[scheme],
        }),
      ),
      ...about.series.map(seriesElement),
      ...about.related.map((related) => relatedElement(related, item)),
      ...numbers(about),
      ...locations(source),
      branch('recordInfo', [leaf('recordIdentifier', String(source.id))]),
    ].map((element) => element && `\n  ${element}`),
    { ...attributes, version: '3.8' },
  );
}

/** One title in MODS 3.8, with its namespace. */
export function writeModsRecord(source: SourceTitle): string {
  return recordElement(source, namespace);
}

/** Titles in MODS 3.8, as a collection. */
export function writeMods(sources: readonly SourceTitle[]): string {
  const records = sources.map((source) => `${recordElement(source)}\n`);
  return `${xmlHead}${branch('modsCollection', ['\n', ...records], namespace)}\n`;
}
