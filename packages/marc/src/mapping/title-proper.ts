import { clean, heading, sentence } from './text.ts';
import { firstOf, valuesOf } from './tagged-fields.ts';
import type { DataField } from '../record.ts';

/** '$a Title / author' of records that were never split into subfields. */
function splitResponsibility(text: string): readonly [title: string, responsibility: string] {
  const at = text.indexOf(' / ');
  return at > 0 ? [text.slice(0, at), text.slice(at + 3)] : [text, ''];
}

function splitSubtitle(text: string): readonly [title: string, subtitle: string] {
  const at = text.indexOf(' : ');
  return at > 0 ? [text.slice(0, at), text.slice(at + 3)] : [text, ''];
}

/** A general material designation typed into the title: 'Título [recurso eletrônico]'. */
const designation =
  /\s*\[(?:electronic resource|recurso elet?r[oôó]nico|cartographic material|material cartogr[áa]fico|sound recording|grava[çc][ãa]o de som|videorecording|grava[çc][ãa]o de v[íi]deo|dvd|cd-rom|microform|text \(large print\))\]$/iu;

interface TitleProper {
  readonly title: string;
  readonly subtitle: string;
  readonly responsibility: string;
}

/** Title proper, other title information and responsibility as the subfields say them, or as ISBD says inside $a. */
export function properOf(field: DataField): TitleProper {
  const written = firstOf(field, 'akgb');
  const named = firstOf(field, 'akg') !== '';
  const a = sentence(sentence(written).replace(designation, ''));
  const b = named ? sentence(valuesOf(field, 'b').map(clean).join(' ')) : '';
  const c = valuesOf(field, 'c').map(heading).filter(Boolean).join(' ; ');
  if (c) return { title: a, subtitle: b, responsibility: c };
  if (b) {
    const [subtitle, responsibility] = splitResponsibility(b);
    return { title: a, subtitle, responsibility: heading(responsibility) };
  }
  const [whole, responsibility] = splitResponsibility(a);
  const [title, subtitle] = splitSubtitle(whole);
  return { title, subtitle, responsibility: heading(responsibility) };
}
