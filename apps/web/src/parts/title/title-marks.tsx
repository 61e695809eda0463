import { useIsLive } from '../../browser/use-is-live.ts';
import { contextObject, type NamedTitle } from './context-object.ts';

/**
 * Marks by which reference managers find a title: its number for unAPI, which Zotero prefers to all else, and
 * COinS, as it is long, only once the page is hydrated, for managers that know no other. Nothing of them is
 * visible or read aloud.
 */
export function TitleMarks({ title }: { readonly title: NamedTitle & { cod_acervo: number } }) {
  const isLive = useIsLive();
  return (
    <>
      <abbr className="unapi-id" title={String(title.cod_acervo)} hidden />
      {isLive && <span className="Z3988" title={contextObject(title)} hidden />}
    </>
  );
}

/** Link in the head of a page that has marks, to the address where unAPI answers. */
export function UnApiLink() {
  return <link rel="unapi-server" type="application/xml" title="unAPI" href="/unapi" />;
}
