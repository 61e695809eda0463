import type { HeadingRelation } from '@estante/contract';
import type { Database } from '@estante/database';

export type AlsoRelation = Exclude<Database['heading_reference']['relation'], 'variant'>;

/** See-also relations as the wire names them. */
export const relationCodes: Readonly<Record<AlsoRelation, HeadingRelation>> = {
  broader: 'mais_geral',
  narrower: 'mais_especifico',
  related: 'relacionado',
  earlier: 'anterior',
  later: 'posterior',
};
