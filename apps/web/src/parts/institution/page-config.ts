import type { ActivityCode } from '@estante/contract/plain';
import { useEndpoint, endpointQuery } from '../../api/query.ts';

export const institutionQuery = endpointQuery('getInstitution', {});
export const featuresQuery = endpointQuery('getFeatures', {});
export const selfServiceQuery = endpointQuery('getSelfService', {});

/** What every page needs before it shows: the institution, its features, tabs and kiosk. */
export const pageConfigQueries = [institutionQuery, featuresQuery, selfServiceQuery];

const never = { staleTime: Infinity } as const;

/** Loaded once, with the document. */
export function usePageConfig() {
  const institution = useEndpoint(institutionQuery, never).data;
  const features = useEndpoint(featuresQuery, never).data;
  const selfService = useEndpoint(selfServiceQuery, never).data;
  return { institution, features, selfService };
}

/** Whether a feature is on. */
export function useActivity(code: ActivityCode): boolean {
  const { features } = usePageConfig();
  return features?.atividades.some(({ cod_atividade }) => cod_atividade === code) ?? false;
}

/** Where passwords are kept here, and not by another system. */
export function useIsRecoveryOffered(): boolean {
  const { __md_aut: authenticationMode, __md_crypt: encryptionMode } =
    usePageConfig().institution ?? {};
  return authenticationMode === 2 && encryptionMode === 4;
}
