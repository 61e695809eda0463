import { hexColour, themeShades } from '@estante/contract/plain';
import { useEffect } from 'react';
import type { Output } from '../../api/api.ts';
import { usePageConfig } from './page-config.ts';

type Colours = Pick<Output<'getInstitution'>, 'cor' | 'cor_no_escuro'>;
export type BrandStyle = Readonly<Record<`--brand${string}`, string>>;

/** Gives the tokens of tokens.css that an institution sets by its colours; none if it has chosen none. */
export function brandStyle({ cor, cor_no_escuro }: Colours): BrandStyle {
  return { ...tokens('light', cor, ''), ...tokens('dark', cor_no_escuro, '-on-dark') };
}

function tokens(kind: 'light' | 'dark', colour: string, suffix: string): BrandStyle {
  if (!hexColour.test(colour)) return {};
  const { strong, wash } = themeShades(kind, colour);
  return {
    [`--brand${suffix}`]: colour,
    [`--brand-strong${suffix}`]: strong,
    [`--brand-wash${suffix}`]: wash,
  };
}

/** Tokens that `brandStyle` may set. */
const names = Object.keys(brandStyle({ cor: '#000000', cor_no_escuro: '#ffffff' }));

/** Sets the colours anew when staff have changed them; the server has done so at first. */
export function useBrand(): void {
  const { institution } = usePageConfig();
  const [cor, cor_no_escuro] = [institution?.cor, institution?.cor_no_escuro];
  useEffect(() => {
    if (cor === undefined || cor_no_escuro === undefined) return;
    const style: Readonly<Record<string, string>> = brandStyle({ cor, cor_no_escuro });
    for (const name of names) {
      const value = style[name];
      if (value === undefined) document.documentElement.style.removeProperty(name);
      else document.documentElement.style.setProperty(name, value);
    }
  }, [cor, cor_no_escuro]);
}
