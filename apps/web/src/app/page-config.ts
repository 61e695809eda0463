import { useEndpoint, endpointQuery } from './query.ts';

const institutionQuery = endpointQuery('getInstitution', {});
export const featuresQuery = endpointQuery('getFeatures', {});

/** What every page needs before it shows: the institution, its features and tabs. */
export const pageConfigQueries = [institutionQuery, featuresQuery];

const never = { staleTime: Infinity } as const;

/** Loaded once, with the document. */
export function usePageConfig() {
  const institution = useEndpoint(institutionQuery, never).data;
  const features = useEndpoint(featuresQuery, never).data;
  return { institution, features };
}
