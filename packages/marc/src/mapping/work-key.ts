import { headingKey } from './heading-key.ts';
import { isLanguageName } from './language-name.ts';
import type { Agent, Description } from '../description.ts';

type WorkKeyParts = Pick<
  Description,
  | 'title'
  | 'subtitle'
  | 'part'
  | 'otherTitles'
  | 'agents'
  | 'related'
  | 'archive'
  | 'act'
  | 'standard'
>;

/**
 * Makes the key that editions and translations of one work have in common, in records of any library: its author, and
 * its name with the part. '' where too little is said: without an author nothing tells one work's 'Obras completas'
 * from another's.
 */
export function workKey(description: WorkKeyParts): string {
  const { title, subtitle, part, agents, standard } = description;
  if (standard) return standardKey(standard.number);
  if (isNeverAlone(description)) return '';
  const uniform = uniformName(description);
  const author = authorKey(agents.find(({ isMain }) => isMain) ?? agents[0]);
  if (author === '' && uniform === '') return '';
  const name = uniform || headingKey(title);
  return name === '' ? '' : [author, name, headingKey(part) || volumeIn(subtitle)].join('|');
}

/**
 * An article and a chapter are called alike in many places ('Editorial', 'Prefácio'), an act by a
 * number that is given again each year, an archive's file by what is in it.
 */
function isNeverAlone({ archive, act, related }: WorkKeyParts): boolean {
  return Boolean(archive ?? act) || related.some(({ relation }) => relation === 'host');
}

/** Key of an author without the years of a life, which many records leave out. */
function authorKey(agent: Agent | undefined): string {
  const key = headingKey(agent?.name ?? '');
  return agent?.type === 'person' ? key.replace(/(?: \d{3,4})+$/u, '') : key;
}

const volume = /\b(?:vol(?:ume|umen)?|v|tom[oe]|t|band|bd|parte?)\.?\s*0*(\d+|[ivxlc]+)\b/iu;

/**
 * Number of a volume that the subtitle alone tells, as in some sets: '2' of 'The romance of
 * reality, vol. 2'; '' for none.
 */
function volumeIn(subtitle: string): string {
  return volume.exec(subtitle)?.[1]?.toLowerCase() ?? '';
}

/** Number of a standard without the year, in which its editions differ: 'ABNT NBR 6023:2018'. */
function standardKey(number: string): string {
  const name = headingKey(number.replace(/[:/-]\s*(?:19|20)\d\d\s*$/u, ''));
  return name === '' ? '' : `|${name}|`;
}

/** Titles under which many works of one author are gathered: they are no work's name. */
const collective = new Set(
  (
    'works|selected works|selections|novels|plays|poems|poetry|short stories|essays|letters|' +
    'correspondence|speeches|prose works|songs|sonatas|symphonies|concertos|laws etc|treaties etc|' +
    'obras|obras completas|obras escolhidas|obra completa|selecoes|romances|teatro|pecas|poemas|' +
    'poesias|poesia|contos|ensaios|cartas|correspondencia|discursos|prosa|cancoes|sinfonias|' +
    'leis etc|tratados etc|selecciones|novelas|cuentos|ensayos|canciones|leyes etc'
  ).split('|'),
);

/**
 * The uniform title up to the language of a translation ('Dom Casmurro. Inglês'); '' where it names
 * no single work.
 */
function uniformName({ otherTitles }: WorkKeyParts): string {
  const text = otherTitles.find(({ kind }) => kind === 'uniform')?.text ?? '';
  const parts = text.split(/\.(?:\s+|$)/u).map(headingKey);
  const translated = parts.findIndex((part, at) => at > 0 && isLanguageName(part));
  const own = translated < 0 ? parts : parts.slice(0, translated);
  return collective.has(own[0] ?? '') ? '' : own.filter(Boolean).join(' ');
}
