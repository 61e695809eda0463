export { AddressNotFound as Page } from '../../features/not-found/address-not-found.tsx';

export const status = 404;
