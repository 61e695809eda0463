import type { Translate } from '@estante/phrases/translator';
import type { ReactNode } from 'react';

/** Renders a component in one of its states, in the language of the page. */
export type Show = (t: Translate) => ReactNode;

/**
 * States of a component by name. 'focus' and 'pointed at' are dressed as if the keyboard or the pointer were
 * there; 'right to left' is written that way.
 */
export type States = Readonly<Record<string, Show>>;

/** Components of a file of `ui/`, with their states. */
export interface Specimen {
  /** Path below `ui/`: 'layouts/page-frame.tsx'. */
  readonly file: string;
  /** States of each component, by the name it is exported under. */
  readonly components: Readonly<Record<string, States>>;
  /** Whether it has a page's own landmarks, and is shown at an address of its own alone. */
  readonly isWholePage?: true;
}

/** Specimens that belong together. */
export interface Family {
  readonly name: string;
  /** Whether its components are small, and several states stand beside each other. */
  readonly isSmall?: true;
  readonly specimens: readonly Specimen[];
}

/** Gives the specimen's anchor in the gallery, and its address below it. */
export const specimenId = ({ file }: Specimen): string =>
  file.replace(/\.tsx$/, '').replaceAll('/', '-');

/** States of a component at rest, under the pointer and where the keyboard is. */
export const reached = (show: Show): States => ({ rest: show, 'pointed at': show, focus: show });

/** States of a component with words that hardly fit, and with words of the other direction. */
export const worded = (show: (words: string, t: Translate) => ReactNode): States => ({
  'long words': (t) => show(longWords, t),
  'right to left': (t) => show(arabicWords, t),
});

/** Words of which the first fits on no line of a phone. */
const longWords =
  'Rechtsschutzversicherungsgesellschaftenangestelltenverzeichnis: a list of everybody who ever worked there';

const arabicWords = 'ألف ليلة وليلة: مختارات من الحكايات';
