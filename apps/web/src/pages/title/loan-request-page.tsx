import { activities } from '@estante/contract/plain';
import type { PageAddress } from '../../parts/page/page.ts';
import { Stack } from '../../ui/layouts/flow.tsx';
import { RequestArea } from './loan-request/request-area.tsx';
import { WantedTitle, wantedTitleQueries } from './wanted-title.tsx';

export const queries = (address: PageAddress) =>
  wantedTitleQueries(address, activities.titleLoanRequest);

/** Request for a copy of another library: where each part of the title is available, and the form. */
export const Page = () => (
  <Stack gap={6}>
    <WantedTitle by="loanRequest" activity={activities.titleLoanRequest} />
    <RequestArea />
  </Stack>
);
