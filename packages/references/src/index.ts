export { itemOf } from './item-of.ts';
export type {
  AbntVariant,
  BibliographicItem,
  CitationContext,
  Contributor,
  ItemKind,
} from './item.ts';
export { roleIn } from './contributors.ts';
export { nameOf } from './name.ts';
export { directName, filedName } from './cited-name.ts';
export { textOf, type Piece, type Reference } from './piece.ts';
export { cite, citationStyles, type CitationStyle } from './cite.ts';
export type { SourceTitle } from './source-title.ts';
export { writeBibTex } from './formats/bibtex.ts';
export { writeCslJson } from './formats/csl-json.ts';
export { defuseFormula, writeCsv } from './formats/csv.ts';
export { writeDublinCore, writeOaiDc, writeSrwDc } from './formats/dublin-core.ts';
export {
  dublinCore,
  dublinCoreElements,
  type DublinCoreStatement,
} from './formats/dublin-core-statements.ts';
export { writeMods, writeModsRecord } from './formats/mods.ts';
export { writeRis } from './formats/ris.ts';
