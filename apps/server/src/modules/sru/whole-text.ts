import { callNumber, headingKey, type Description } from '@estante/marc';
import type { TitleSource } from '../exports/index.ts';

type WholeField = 'title' | 'series' | 'callNumber';

/** Whether a field of a title as a whole is this text, case, accents and punctuation apart. */
export function isNamed({ description }: TitleSource, field: WholeField, key: string): boolean {
  return textsOf[field](description).some((text) => headingKey(text) === key);
}

const textsOf: Readonly<Record<WholeField, (description: Description) => readonly string[]>> = {
  title: ({ title, part, subtitle, otherTitles }) => {
    const whole = [title, part].filter(Boolean).join('. ');
    return [title, whole, `${whole} : ${subtitle}`, ...otherTitles.map(({ text }) => text)];
  },
  series: ({ series }) => series.map(({ title }) => title),
  callNumber: (description) => [
    callNumber(description),
    ...description.classifications.map(({ number, item }) => `${number} ${item}`),
  ],
};
