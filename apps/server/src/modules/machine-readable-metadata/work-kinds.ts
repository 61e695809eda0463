import type { ItemKind } from '@estante/references';

/** Types of schema.org by work type; types of its bibliographic extension among them. */
const schemaTypes: Readonly<Record<string, string>> = {
  book: 'Book',
  ebook: 'Book',
  serial: 'Periodical',
  article: 'ScholarlyArticle',
  thesis: 'Thesis',
  map: 'Map',
  score: 'SheetMusic',
  music: 'MusicRelease',
  audiobook: 'Audiobook',
  sound: 'AudioObject',
  video: 'Movie',
  image: 'VisualArtwork',
  software: 'SoftwareApplication',
  dataset: 'Dataset',
  website: 'WebSite',
  archive: 'ArchiveComponent',
  manuscript: 'Manuscript',
  game: 'Game',
  'normative-act': 'Legislation',
};

/** Kinds of items in Zotero, by work type. */
const itemTypes: Readonly<Record<string, string>> = {
  book: 'book',
  ebook: 'book',
  serial: 'book',
  article: 'journalArticle',
  thesis: 'thesis',
  map: 'map',
  score: 'book',
  music: 'audioRecording',
  audiobook: 'audioRecording',
  sound: 'audioRecording',
  video: 'videoRecording',
  image: 'artwork',
  software: 'computerProgram',
  dataset: 'dataset',
  website: 'webpage',
  archive: 'manuscript',
  manuscript: 'manuscript',
  standard: 'standard',
  'normative-act': 'statute',
};

/**
 * Finds the type of a title in schema.org. One catalogued as an article may be a chapter, or may not say
 * what it is in.
 */
export function schemaTypeOf(workType: string, kind: ItemKind): string {
  if (workType === 'article' && kind !== 'article')
    return kind === 'part' ? 'Chapter' : 'CreativeWork';
  return schemaTypes[workType] ?? 'CreativeWork';
}

export function itemTypeOf(workType: string, kind: ItemKind): string {
  if (workType === 'article' && kind !== 'article')
    return kind === 'part' ? 'bookSection' : 'document';
  return itemTypes[workType] ?? 'document';
}
