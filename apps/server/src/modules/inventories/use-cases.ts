import { defineUseCases } from '../define-use-cases.ts';
import { exportInventory } from './export-inventory.ts';
import {
  endInventory,
  getInventory,
  listInventories,
  scanInventory,
  startInventory,
} from './inventory-acts.ts';
import { loseMissingCopies } from './lose-missing.ts';

/** Use cases behind the calls of inventories. */
export const useCases = defineUseCases((context) => ({
  listInventories: listInventories(context),
  startInventory: startInventory(context),
  getInventory: getInventory(context),
  scanInventory: scanInventory(context),
  endInventory: endInventory(context),
  loseMissingCopies: loseMissingCopies(context),
  exportInventory: exportInventory(context),
}));
