import { useMemo, type ReactNode } from 'react';
import { useEndpoint } from '../../api/query.ts';
import {
  featuresQuery,
  institutionQuery,
  PageConfigContext,
  selfServiceQuery,
} from './page-config.ts';

const never = { staleTime: Infinity } as const;

/** Reads what every page needs in one place: dozens of parts of a page use it. */
export function PageConfigProvider({ children }: { readonly children: ReactNode }) {
  const institution = useEndpoint(institutionQuery, never).data;
  const features = useEndpoint(featuresQuery, never).data;
  const selfService = useEndpoint(selfServiceQuery, never).data;
  const config = useMemo(
    () => ({ institution, features, selfService }),
    [institution, features, selfService],
  );
  return <PageConfigContext value={config}>{children}</PageConfigContext>;
}
