import { KindPage } from './kind-page.tsx';

/** Catalogue cards that the reader asked for. */
export function Page() {
  return <KindPage kind="ficha-catalografica" />;
}
