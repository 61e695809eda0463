import { useIsLive } from '../../browser/use-is-live.ts';
import { contextObject, type NamedTitle } from './context-object.ts';

/**
 * Marks that reference managers find a title by: its number for unAPI, which Zotero takes before all else,
 * and COinS, long as it is, once the page lives in a browser, for those that know no other. Nothing of it
 * is seen or read aloud.
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
