import { createContext, useContext } from 'react';
import type { ActivityCode } from '@estante/contract/plain';
import type { Output } from '../../api/api.ts';
import { endpointQuery } from '../../api/query.ts';

export const institutionQuery = endpointQuery('getInstitution', {});
export const featuresQuery = endpointQuery('getFeatures', {});
export const selfServiceQuery = endpointQuery('getSelfService', {});

/** Queries that every page needs before it shows: the institution, its features, tabs and kiosk. */
export const pageConfigQueries = [institutionQuery, featuresQuery, selfServiceQuery];

interface PageConfig {
  readonly institution: Output<'getInstitution'> | undefined;
  readonly features: Output<'getFeatures'> | undefined;
  readonly selfService: Output<'getSelfService'> | undefined;
}

/** Config while nothing is known yet. */
export const PageConfigContext = createContext<PageConfig>({
  institution: undefined,
  features: undefined,
  selfService: undefined,
});

/** Reads the page config, loaded once with the document. */
export function usePageConfig(): PageConfig {
  return useContext(PageConfigContext);
}

/** Whether a feature is on. */
export function useActivity(code: ActivityCode): boolean {
  const { features } = usePageConfig();
  return features?.atividades.some(({ cod_atividade }) => cod_atividade === code) ?? false;
}

/** Whether passwords are kept and checked here, and not by another system. */
export function useIsRecoveryOffered(): boolean {
  const { __md_aut: authenticationMode, __md_crypt: encryptionMode } =
    usePageConfig().institution ?? {};
  return authenticationMode === 2 && encryptionMode === 4;
}

/** Whether all passwords are kept here; those that the institution keeps are not recovered here. */
export function useAreAllRecovered(): boolean {
  const isOffered = useIsRecoveryOffered();
  return usePageConfig().institution?.senha_propria === 'todos' && isOffered;
}
