import { activities } from '@estante/contract/plain';
import type { PageAddress } from '../../../parts/page/page.ts';
import { KindPage } from './kind-page.tsx';

/** Copies from other libraries that the reader asked for. */
export function Page() {
  return <KindPage kind="comutacao-bibliografica" />;
}

export function status(_address: PageAddress, _tabs: readonly string[], on: readonly number[]) {
  return on.includes(activities.accountRequests) ? 200 : 404;
}
