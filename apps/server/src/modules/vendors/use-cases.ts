import { defineUseCases } from '../define-use-cases.ts';
import { changeVendors, getVendors } from './edit-vendors.ts';
import { getRepositoryAddress } from './get-repository-address.ts';
import { getVendorAddress } from './get-vendor-address.ts';
import { listVendors } from './list-vendors.ts';

/** Use cases behind the calls of vendors of electronic titles. */
export const useCases = defineUseCases((context) => ({
  listVendors: listVendors(context.db),
  getVendorAddress: getVendorAddress(context),
  getRepositoryAddress: getRepositoryAddress(context),
  getVendors: getVendors(context.db),
  changeVendors: changeVendors(context),
}));
