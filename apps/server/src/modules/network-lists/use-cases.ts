import { defineUseCases } from '../define-use-cases.ts';
import {
  addNetworkEntry,
  changeNetworkEntry,
  mergeNetworkEntry,
  removeNetworkEntry,
} from './edit-entries.ts';
import { exportNetworkList } from './export-list.ts';
import { importNetworkList } from './import-list.ts';
import { listNetworkEntries } from './list-entries.ts';

/** Use cases behind the calls of the network's own lists. */
export const useCases = defineUseCases((context) => ({
  listNetworkEntries: listNetworkEntries(context.db),
  addNetworkEntry: addNetworkEntry(context),
  changeNetworkEntry: changeNetworkEntry(context),
  mergeNetworkEntry: mergeNetworkEntry(context),
  removeNetworkEntry: removeNetworkEntry(context),
  importNetworkList: importNetworkList(context),
  exportNetworkList: exportNetworkList(context.db),
}));
