import { buildFixedField } from './fixed-field.ts';
import { headingKey } from './heading-key.ts';
import { designation } from './online.ts';
import { valueOf, valuesOf } from './tagged-fields.ts';
import type { TaggedFields } from './tagged-fields.ts';
import type { WorkType } from '../description.ts';
import { textType } from './text-type.ts';
import { computerFileType } from './computer-file-type.ts';

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
  return isJournal ? 'serial' : textType(fields);
}

const byLeader: Readonly<Record<string, WorkType | ((fields: TaggedFields) => WorkType)>> = {
  a: textType,
  t: textType,
  c: 'score',
  d: 'score',
  e: 'map',
  f: 'map',
  g: visual,
  i: spoken,
  j: 'music',
  k: 'image',
  m: computerFileType,
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
