import type { AccountTheme } from '@estante/contract/plain';
import { keptPageConfig } from '../../parts/institution/kept-page-config.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { useSealed } from '../../browser/use-sealed.ts';

export interface AccountMenuControl {
  readonly theme: AccountTheme;
  readonly chooseTheme: (theme: AccountTheme) => void;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

/** Reads and changes the look of the personal area: the reader's choice, else the institution's. */
export function useAccountMenu(): AccountMenuControl {
  const { meuPergamum: chosen } = useSealed(keptPageConfig);
  const { institution } = usePageConfig();
  const change = (part: Partial<typeof chosen>) =>
    keptPageConfig.change({ meuPergamum: { ...chosen, ...part } });
  return {
    theme: chosen.theme ?? institution?.tema ?? 'neo',
    chooseTheme: (theme) => change({ theme }),
    isOpen: chosen.menuOpen,
    toggle: () => change({ menuOpen: !chosen.menuOpen }),
  };
}
