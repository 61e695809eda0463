import type { SetAsideReason } from '../preparing/item.ts';

const sentences: Readonly<Record<SetAsideReason, string>> = {
  truncated: 'The record breaks off before its end.',
  'too-long': 'No end of the record was found within the bytes a record may have.',
  'no-structure': 'No leader, directory or fields could be found.',
  'ill-formed': 'The XML is ill-formed, and where the record ends cannot be told.',
  unimarc: 'The record is UNIMARC; only MARC 21 is read.',
  'not-marc': 'The file is in no format of MARC that is known.',
  'no-title': 'The bibliographic record has no title.',
  'no-heading': 'The authority record has no heading.',
  'no-parent': 'The bibliographic record that these holdings belong to is not in the catalogue.',
  'no-number': 'The record is withdrawn by its source, but does not say which it is.',
  'another-title': 'The record is withdrawn by its source, under a number of another title here.',
  'other-format': 'The record is neither bibliographic, nor an authority, nor holdings.',
  refused: 'The database does not accept what the record says.',
};

/** Sentence that tells why a record is set aside, in English: the list is read by the operator who runs the import. */
export function sentenceOfReason(reason: SetAsideReason): string {
  return sentences[reason];
}
