import { activities } from '@estante/contract/plain';
import type { PageAddress } from '../../app/page.ts';
import { Wanted, wantedQueries } from './wanted.tsx';

export const queries = (address: PageAddress) =>
  wantedQueries(address, activities.titleLoanRequest);

/** What another library could send: where each part of the title is free. */
export const Page = () => <Wanted by="loanRequest" activity={activities.titleLoanRequest} />;
