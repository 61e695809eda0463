import type { UseCases } from '../../endpoint/use-case.ts';
import type { Context } from '../context.ts';
import { changeVendors, getVendors } from './edit-vendors.ts';
import { getRepositoryAddress } from './get-repository-address.ts';
import { getVendorAddress } from './get-vendor-address.ts';
import { listVendors } from './list-vendors.ts';

/** Use cases behind the calls of vendors of electronic titles. */
export function useCases(context: Context) {
  return {
    listVendors: listVendors(context.db),
    getVendorAddress: getVendorAddress(context),
    getRepositoryAddress: getRepositoryAddress(context),
    getVendors: getVendors(context.db),
    changeVendors: changeVendors(context),
  } satisfies Partial<UseCases>;
}
