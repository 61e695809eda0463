export { NothingInAccount as Page } from '../../features/account-area/nothing-in-account.tsx';

export const status = 404;
