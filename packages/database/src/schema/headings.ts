import type { AuthorityData, AuthorityType, StoredRecord } from '@estante/marc';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from './column.ts';

/** Headings that titles are filed under, and the authority records that establish them. */
export interface HeadingTables {
  former_authority_number: { authority_id: number; source: string; number: string };
  withdrawn_authority: { heading_id: number; source: string; number: string; named: string[] };
  heading: {
    id: Generated<number>;
    type: AuthorityType;
    key: string;
    text: string;
    whole_key: string | null;
    /** Search words of `whole_key`, or of `key` where that is null. */
    words: GeneratedAlways<string>;
  };
  title_heading: {
    title_id: number;
    relation: HeadingRelation;
    position: number;
    heading_id: number;
    roles: Generated<string[]>;
  };
  authority: {
    id: Generated<number>;
    heading_id: number;
    source_id: number;
    source_number: string | null;
    match_key: string | null;
    digest: Buffer;
    marc: Json<StoredRecord>;
    data: Json<AuthorityData>;
  };
  heading_reference: {
    authority_id: number;
    position: number;
    relation: 'variant' | AuthorityData['related'][number]['relation'];
    type: AuthorityType;
    key: string;
    text: string;
    whole_key: string | null;
    /** Search words of a variant's `whole_key`, or of its `key`; null for any other reference. */
    words: GeneratedAlways<string | null>;
  };
  gone_heading: { id: number; text: string; gone_at: Generated<Date> };
}

export type HeadingRelation = 'agent' | 'subject' | 'genre';
