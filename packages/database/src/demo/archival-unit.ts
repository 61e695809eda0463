/** Description of a unit that an archive keeps (ISAD(G) 3.1–3.3, in the words of NOBRADE). */
export interface ArchivalUnit {
  /** Country, institution and place in the hierarchy: 'BR REBIVALE CR.02-015'. */
  readonly referenceCode: string;
  readonly level: 'fundo' | 'série' | 'dossiê' | 'item';
  /** Reference code of the unit above; a fonds has none. */
  readonly partOf?: string;
  /** History of the producer, given for the fonds. */
  readonly history?: string;
  readonly arrangement?: string;
}
