import { Chance } from './chance.ts';

const onsets = [
  'b',
  'c',
  'd',
  'f',
  'g',
  'l',
  'm',
  'n',
  'p',
  'r',
  's',
  't',
  'v',
  'br',
  'cr',
  'pr',
  'tr',
  'ch',
  'lh',
  'qu',
  'j',
  'z',
];
const vowels = ['a', 'e', 'i', 'o', 'u', 'a', 'e', 'o', 'á', 'é', 'ã', 'ei', 'ou', 'ia'];
const endings = [
  'o',
  'a',
  'os',
  'as',
  'ção',
  'ções',
  'dade',
  'dor',
  'mento',
  'ar',
  'al',
  'ais',
  'ista',
  'ia',
  'r',
  'm',
  'l',
];
const particles = ['de', 'do', 'da', 'e', 'o', 'a', 'os', 'as', 'em', 'para', 'no', 'na'];

function wordsLikePortuguese(count: number, seed: number): string[] {
  const chance = new Chance(seed);
  const words = new Set<string>();
  while (words.size < count) {
    const syllables = chance.several(1, 3, () => chance.pick(onsets) + chance.pick(vowels));
    words.add(syllables.join('') + (chance.happens(0.7) ? chance.pick(endings) : ''));
  }
  return [...words];
}

export function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** The words, names and headings that synthetic titles are made of. */
export class Vocabulary {
  readonly words = wordsLikePortuguese(60_000, 1);
  readonly #given = wordsLikePortuguese(400, 2).map(capital);
  readonly #family = wordsLikePortuguese(4_000, 3).map(capital);
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  /** Running text with the function words of the language. */
  text(least: number, most: number): string {
    const chance = this.#chance;
    const words = chance.several(least, most, () => chance.often(this.words));
    const parts = words.flatMap((word) =>
      chance.happens(0.45) ? [chance.often(particles), word] : [word],
    );
    return capital(parts.join(' '));
  }

  /** Author number n, always the same. */
  author(number: number): string {
    const chance = new Chance(number + 17);
    const family = this.#family[chance.rank(this.#family.length)] as string;
    const given = chance.several(1, 2, () => chance.pick(this.#given)).join(' ');
    return chance.happens(0.3)
      ? `${family}, ${given}, ${chance.between(1820, 1990)}-`
      : `${family}, ${given}`;
  }

  /** Subject heading number n, always the same. */
  subject(number: number): string {
    const chance = new Chance(number + 29);
    const parts = chance.several(1, 2, () =>
      capital(this.words[chance.rank(this.words.length)] as string),
    );
    return parts.join(' - ');
  }
}
