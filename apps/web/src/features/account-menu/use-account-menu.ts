import { storedValue, useStored } from '../../browser/stored-value.ts';

/** How the personal area looks: kept between visits. */
export interface AccountMenuState {
  readonly theme: string;
  readonly menuOpen: boolean;
}

const atFirst: AccountMenuState = { theme: 'neo', menuOpen: true };

const kept = storedValue<AccountMenuState>({
  key: 'estante.account',
  parse: readMenu,
  serialise: (state) => JSON.stringify(state),
});

/** Whatever the storage holds; what is none stands as it was at first. */
export function readMenu(text: string | null): AccountMenuState {
  try {
    const { theme, menuOpen } = JSON.parse(text ?? '{}') as Partial<
      Record<keyof AccountMenuState, unknown>
    >;
    return {
      theme: typeof theme === 'string' ? theme : atFirst.theme,
      menuOpen: typeof menuOpen === 'boolean' ? menuOpen : atFirst.menuOpen,
    };
  } catch {
    return atFirst;
  }
}

export interface AccountMenuControl {
  readonly theme: string;
  readonly isOpen: boolean;
  readonly toggle: () => void;
}

export function useAccountMenu(): AccountMenuControl {
  const state = useStored(kept) ?? atFirst;
  return {
    theme: state.theme,
    isOpen: state.menuOpen,
    toggle: () => kept.write({ ...state, menuOpen: !state.menuOpen }),
  };
}
