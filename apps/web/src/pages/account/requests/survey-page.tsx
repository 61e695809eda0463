import { KindPage } from './kind-page.tsx';

/** Surveys of a subject that the reader asked for. */
export function Page() {
  return <KindPage kind="levantamento-bibliografico" />;
}
