import type { WorkType } from '@estante/marc';

/** Terms of the DCMI Type Vocabulary, by work type. */
export const dcmiTypes: Readonly<Record<WorkType, string>> = {
  book: 'Text',
  ebook: 'Text',
  serial: 'Text',
  article: 'Text',
  thesis: 'Text',
  map: 'StillImage',
  score: 'Text',
  music: 'Sound',
  audiobook: 'Sound',
  sound: 'Sound',
  video: 'MovingImage',
  image: 'StillImage',
  software: 'Software',
  dataset: 'Dataset',
  website: 'InteractiveResource',
  archive: 'Collection',
  manuscript: 'Text',
  kit: 'Collection',
  object: 'PhysicalObject',
  game: 'InteractiveResource',
  standard: 'Text',
  'normative-act': 'Text',
};
