export { getVendorAddress } from './get-vendor-address.ts';
export { listVendors } from './list-vendors.ts';
