import { KindPage } from './kind-page.tsx';

/** Copies from other libraries that the reader asked for. */
export function Page() {
  return <KindPage kind="comutacao-bibliografica" />;
}
