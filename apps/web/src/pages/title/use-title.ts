import { useLocation, useOutletContext } from 'react-router';
import type { Output } from '../../api/api.ts';
import { titlePages, type TitlePage } from '../../parts/title/title-pages.ts';

export type Title = Output<'getTitle'>;
/** Gives the title of this page or sub-page; the shell around it has loaded it. */
export const useTitle = (): Title => useOutletContext<Title>();

/** Gives the sub-page at this address; null on the title's own page. */
export function useTitlePage(): TitlePage | null {
  const last = useLocation().pathname.split('/').filter(Boolean).at(-1);
  return titlePages.find(({ path }) => path === last) ?? null;
}

export const titleName = ({ titulo, subtitulo }: Title): string =>
  [titulo, subtitulo].filter(Boolean).join(': ');
