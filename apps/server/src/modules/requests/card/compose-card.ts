import type { Language, RequestDetails } from '@estante/contract';
import { translatorFor } from '@estante/phrases';
import { authorMark } from './author-mark.ts';
import { extentArea, notes, publicationArea, sentence, titleArea, tracing } from './card-areas.ts';
import { readDetails } from './card-details.ts';

/** A card as it is drawn, its areas in the order of AACR2. */
export interface Card {
  /** Author mark beside the heading. */
  readonly notacao: string;
  readonly cabecalho: string;
  /** Title and responsibility, publication; extent; then the notes. */
  readonly paragrafos: readonly string[];
  /** Subjects in Arabic, other added entries in Roman figures. */
  readonly pista: string;
  readonly cdd: string;
}

/** A librarian's own, where the table and the catalogue say otherwise. */
interface Marks {
  readonly notacao: string;
  readonly cdd: string;
}

/**
 * Composes a catalogue card. Fields that are not filled in yet are left out, so that it forms while it is
 * typed.
 */
export function composeCard(details: RequestDetails, marks: Marks, language: Language): Card {
  const t = translatorFor(language);
  const said = readDetails(details);
  const { surname, names, title } = said;
  return {
    notacao: marks.notacao || authorMark(surname, names, title),
    cabecalho: sentence([surname, names].filter(Boolean).join(', ')),
    paragrafos: [
      `${titleArea(said)} ${publicationArea(said)}`.trim(),
      extentArea(said, t),
      ...notes(said, t),
    ].filter(Boolean),
    pista: tracing(said, t),
    cdd: marks.cdd,
  };
}
