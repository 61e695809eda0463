import { activities } from '@estante/contract/plain';
import type { PageAddress } from '../../app/page.ts';
import { Wanted, wantedQueries } from './wanted.tsx';

export const queries = (address: PageAddress) => wantedQueries(address, activities.titleHold);

/** Whether there is something to wait for: which parts are all out, and when they come back. */
export const Page = () => <Wanted by="hold" activity={activities.titleHold} />;
