import type { ListFieldName, NetworkList } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import type { DoneHandler } from '../../../parts/staff/use-done.ts';

export type FoundEntries = Output<'listNetworkEntries'>;
export type NetworkEntry = FoundEntries['entradas'][number];
export type Options = FoundEntries['opcoes'];
/** Values in the fields of an entry's form. */
export type Draft = Partial<Record<ListFieldName, string>>;

export interface EntryProps {
  readonly list: NetworkList;
  readonly entry: NetworkEntry;
  readonly options: Options;
  readonly onDone: DoneHandler;
}
