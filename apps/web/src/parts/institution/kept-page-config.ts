import { isAccountTheme, type AccountTheme } from '@estante/contract/plain';
import type { QueryClient } from '@tanstack/react-query';
import { queryKey } from '../../api/query.ts';
import type { Output } from '../../api/api.ts';
import { createKeptCopy } from '../../browser/kept-copy.ts';
import { createSealedValue } from '../../browser/sealed-value.ts';
import { featuresQuery, institutionQuery } from './page-config.ts';

interface PersonalArea {
  /** Theme; null for the institution's. */
  readonly theme: AccountTheme | null;
  readonly menuOpen: boolean;
}

/** Parts of the page config that are kept between visits, by the names of the specification. */
export interface KeptPageConfig {
  readonly atividades: Features['atividades'];
  readonly guiasPesquisa: Features['guias'];
  readonly meuPergamum: PersonalArea;
}

type Features = Output<'getFeatures'>;

export const keptPageConfig = createSealedValue<KeptPageConfig>({
  key: 'estante.config',
  first: { atividades: [], guiasPesquisa: [], meuPergamum: { theme: null, menuOpen: true } },
  isValue: isPageConfig,
  storage: () => localStorage,
});

const keptInstitution = createKeptCopy<Output<'getInstitution'>>({
  key: 'estante.institution',
  isValue: (value): value is Output<'getInstitution'> =>
    typeof (value as { nome?: unknown } | null)?.nome === 'string',
  storage: () => sessionStorage,
});

/** Whether a stored value, which anybody may have written, is a kept page config. */
function isPageConfig(value: unknown): value is KeptPageConfig {
  const { atividades, guiasPesquisa, meuPergamum } = (value ?? {}) as Partial<KeptPageConfig>;
  return (
    Array.isArray(atividades) &&
    Array.isArray(guiasPesquisa) &&
    typeof meuPergamum?.menuOpen === 'boolean' &&
    (meuPergamum.theme === null || isAccountTheme(meuPergamum.theme))
  );
}

/**
 * Keeps the page's config. A page that came without it, because the server could not tell, uses the one kept
 * before.
 */
export async function keepPageConfig(client: QueryClient): Promise<void> {
  const features = client.getQueryData<Features>(queryKey(featuresQuery));
  const institution = client.getQueryData<Output<'getInstitution'>>(queryKey(institutionQuery));
  if (institution) {
    await keptInstitution.write(institution);
  } else {
    const kept = await keptInstitution.read();
    if (kept) client.setQueryData(queryKey(institutionQuery), kept);
  }
  if (features) {
    keptPageConfig.change({ atividades: features.atividades, guiasPesquisa: features.guias });
  }
}

/** Resets the look of the personal area. */
export function forgetPersonalArea(): void {
  keptPageConfig.change({ meuPergamum: keptPageConfig.first.meuPergamum });
}
