export { changeVendors, getVendors } from './edit-vendors.ts';
export { getVendorAddress } from './get-vendor-address.ts';
export { listVendors } from './list-vendors.ts';
export { findVendors } from './repository.ts';
