import type { Description } from '@estante/marc';
import type { Generated } from 'kysely';
import type { Json } from './column.ts';

/** Other institutions, and what their catalogues say. */
export interface NetworkTables {
  network_institution: {
    id: Generated<number>;
    name: string;
    base_url: string;
    metadata_prefix: Generated<string>;
    set_spec: Generated<string>;
    logo_url: Generated<string>;
    title_url: Generated<string>;
    hold_url: Generated<string>;
    schedule: Generated<HarvestSchedule>;
    is_paused: Generated<boolean>;
    added_at: Generated<Date>;
    state: Generated<NetworkInstitutionState>;
    failures: Generated<number>;
    last_error: string | null;
    granularity: 'day' | 'second' | null;
    harvested_to: Date | null;
    last_harvest_at: Date | null;
    last_whole_at: Date | null;
    next_at: Generated<Date>;
    taken_until: Date | null;
    list_kind: HarvestKind | null;
    list_number: Generated<number>;
    list_from: Date | null;
    list_token: string | null;
    list_stamp: Date | null;
    list_records: Generated<number>;
    list_restarts: Generated<number>;
  };
  network_edition: { id: Generated<number>; changed_xid: Generated<string> };
  network_record: {
    id: Generated<number>;
    institution_id: number;
    identifier: string;
    datestamp: Date;
    is_deleted: Generated<boolean>;
    raw: string | null;
    format: 'marcxml' | 'oai_dc' | null;
    description: Json<Description | null>;
    edition_id: number | null;
    keys: Generated<string[]>;
    list_number: number;
    harvested_at: Generated<Date>;
  };
  network_logo: {
    institution_id: number;
    source_url: string;
    read_at: Date;
    version: string | null;
    image: Buffer | null;
  };
  network_harvest: {
    id: Generated<number>;
    institution_id: number;
    kind: HarvestKind;
    ended_at: Generated<Date>;
    records: number;
    removed: number;
    error: string | null;
  };
}

export type HarvestSchedule = 'daily' | 'weekly';
export type HarvestKind = 'changes' | 'whole';
export type NetworkInstitutionState = 'new' | 'well' | 'failing' | 'unavailable';
