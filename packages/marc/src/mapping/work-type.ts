import { buildFixedField, materialFamily } from './fixed-field.ts';
import { headingKey } from './heading-key.ts';
import { describesOnline, designation, hasPages, linksToItself } from './online.ts';
import { claimsThesis } from './thesis.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { WorkType } from '../description.ts';

/** Fields only a serial has: ISSN, key title, frequency, numbering, earlier and later titles, holdings. */
const serialTags = [
  '022',
  '210',
  '222',
  '310',
  '321',
  '362',
  '515',
  '555',
  '780',
  '785',
  '853',
  '863',
  '866',
];

/**
 * Leader/07 says serial, and the rest does not deny it. Some exports mark every record so: one
 * without any field of serials, by a person or with a single date, is a monograph.
 */
export function isSerial(fields: TaggedFields): boolean {
  if (fields.leader.charAt(7) !== 's') return false;
  if (serialTags.some((tag) => fields.data(tag).length > 0)) return true;
  const dateType = buildFixedField(fields).charAt(6);
  return fields.data('100').length === 0 && !['s', 't', 'r', 'e', 'q'].includes(dateType);
}

/** 008/33, type of visual material: pictures that move are video, the rest images. */
function visual(fields: TaggedFields): WorkType {
  const type = buildFixedField(fields).charAt(33);
  if (type === 'g') return 'game';
  return 'fstilnacok'.includes(type || '?') ? 'image' : 'video';
}

function object(fields: TaggedFields): WorkType {
  const isGame =
    buildFixedField(fields).charAt(33) === 'g' ||
    /\b(?:game|jogo|juego)\b/u.test(designation(fields));
  return isGame ? 'game' : 'object';
}

/** 008/26, type of computer file. */
const computerFiles: Readonly<Record<string, WorkType>> = {
  a: 'dataset',
  c: 'image',
  d: 'ebook',
  e: 'dataset',
  g: 'game',
  h: 'sound',
  j: 'website',
};

/** 006/00: what a file is beside being one. */
const beside: Readonly<Record<string, WorkType>> = {
  a: 'ebook',
  t: 'ebook',
  c: 'score',
  d: 'score',
  e: 'map',
  f: 'map',
  g: 'video',
  i: 'sound',
  j: 'music',
  k: 'image',
  s: 'serial',
};

/**
 * Tells the work type under leader/06 'm', which says only the carrier: 008/26 tells what the file is,
 * or 006 what it is beside. A program (b) with pages of help is a program, so 006 speaks where 008 says
 * nothing of its own.
 */
function computer(fields: TaggedFields): WorkType {
  if (isSerial(fields)) return 'serial';
  const coded = buildFixedField(fields).charAt(26);
  const also = fields
    .controls('006')
    .map((value) => beside[value.charAt(0)])
    .find(Boolean);
  if (coded === 'd' && also) return also;
  return computerFiles[coded] ?? (coded === 'b' ? 'software' : (also ?? 'software'));
}

/** 008/30–31, literary text on sound recordings: what is read aloud from a book. */
const readAloud = /[abdefhmop]/;
const audiobookWords =
  /\b(?:audiobooks?|audio ?livros?|audio ?libros?|talking books?|livros? falados?)\b/u;

function spoken(fields: TaggedFields): WorkType {
  if (readAloud.test(buildFixedField(fields).slice(30, 32))) return 'audiobook';
  const genres = fields.data('655').flatMap((field) => valuesOf(field, 'a'));
  const said = headingKey([designation(fields), ...genres].join(' '));
  return audiobookWords.test(said) ? 'audiobook' : 'sound';
}

const standardTitle = /^(?:abnt )?nbr(?: iso| iec)* \d/u;
/** A kind of act followed by its number: 'Lei nº 9.610', 'Decreto-lei n. 5.452'. */
const actTitle =
  /^(?:lei|decreto|portaria|resolucao|deliberacao|provimento|medida provisoria|instrucao normativa|emenda constitucional|ley|resolucion)(?: lei| complementar| delegada| federal| estadual| municipal)* (?:n|no|num|numero) \d/u;

/** Standards and acts: by the nature of contents (008/24–27 'u'), else by how their titles always begin. */
function normative(fields: TaggedFields): WorkType | undefined {
  const fixed = buildFixedField(fields);
  if (fixed.length === 40 && fixed.charAt(24) === 'u') return 'standard';
  const title = headingKey(
    valueOf(fields.data('245')[0], 'a').slice(0, 80).replace(/[ºª°]/gu, ' '),
  );
  if (standardTitle.test(title)) return 'standard';
  return actTitle.test(title) ? 'normative-act' : undefined;
}

function text(fields: TaggedFields): WorkType {
  const level = fields.leader.charAt(7);
  if (isSerial(fields)) return 'serial';
  if (level === 'a' || level === 'b') return 'article';
  // Archival control (leader/08) is of single documents too, whatever their level.
  if (level === 'c' || level === 'd' || fields.leader.charAt(8) === 'a') return 'archive';
  if (claimsThesis(fields)) return 'thesis';
  const special = normative(fields);
  if (special) return special;
  const online = describesOnline(fields, materialFamily(fields.leader));
  if (level === 'i' && online) return 'website';
  if (online || (linksToItself(fields) && !hasPages(fields))) return 'ebook';
  return fields.leader.charAt(6) === 't' ? 'manuscript' : 'book';
}

const designations: readonly (readonly [RegExp, WorkType])[] = [
  [
    /\b(?:gravacao de video|videorecording|grabacion de video|videograbacion|filme|motion picture|dvd)\b/u,
    'video',
  ],
  [/\b(?:gravacao de som|sound recording|grabacion sonora|registro sonoro)\b/u, 'sound'],
  [/\b(?:map|mapa|material cartografico|cartographic material)\b/u, 'map'],
  [/\b(?:musica impressa|printed music|partitura|score)\b/u, 'score'],
  [/\b(?:jogo|game|juego)\b/u, 'game'],
  [/\bkit\b/u, 'kit'],
  [/\b(?:slide|picture|iconografico|grafico|fotografia|art original)\b/u, 'image'],
  [/\b(?:computer file|programa de computador|arquivo de computador)\b/u, 'software'],
];

/** Tells the work type where the leader says nothing: by the designation in 245 $h, an ISSN, else as a text. */
function unknown(fields: TaggedFields): WorkType {
  const said = designation(fields);
  const found = said ? designations.find(([words]) => words.test(said)) : undefined;
  if (found) return found[1];
  const isJournal =
    fields.data('020').length === 0 &&
    fields.data('022').some((field) => valueOf(field, 'a').trim());
  return isJournal ? 'serial' : text(fields);
}

const byLeader: Readonly<Record<string, WorkType | ((fields: TaggedFields) => WorkType)>> = {
  a: text,
  t: text,
  c: 'score',
  d: 'score',
  e: 'map',
  f: 'map',
  g: visual,
  i: spoken,
  j: 'music',
  k: 'image',
  m: computer,
  o: 'kit',
  p: 'archive',
  b: 'archive',
  r: object,
};

/** The kind of work, by leader/06–07 and 008, and by what the fields say where these are silent. */
export function workType(fields: TaggedFields): WorkType {
  const rule = byLeader[fields.leader.charAt(6)] ?? unknown;
  return typeof rule === 'string' ? rule : rule(fields);
}
