import { useLocation, useOutletContext } from 'react-router';
import type { Output } from '../../api/api.ts';
import { titlePages, type TitlePage } from '../../parts/title/title-pages.ts';

export type Title = Output<'getTitle'>;
/** The title whose page or sub-page this is; the shell around it has asked for it. */
export const useTitle = (): Title => useOutletContext<Title>();

/** The sub-page at this address; null on the title's own page. */
export function useTitlePage(): TitlePage | null {
  const last = useLocation().pathname.split('/').filter(Boolean).at(-1);
  return titlePages.find(({ path }) => path === last) ?? null;
}

export const titleName = ({ titulo, subtitulo }: Title): string =>
  [titulo, subtitulo].filter(Boolean).join(': ');
