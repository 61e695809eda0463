import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { editionsHref } from '../../parts/search/search-address.ts';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './title.module.css';

export const editionsQuery = (titleId: number) =>
  endpointQuery('listEditions', { params: { id: String(titleId) } });

/** Most editions that the call lists: there may be more. */
const mostShown = 12;

/**
 * Other editions and translations of the work, told apart by year, language and form; nothing if there are
 * none.
 */
export function Editions({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const { data = [] } = useEndpoint(editionsQuery(titleId));
  if (data.length === 0) return null;
  return (
    <section>
      <h2>{t('title.editions')}</h2>
      <ul className={styles.editions}>
        {data.map((edition) => (
          <EditionEntry key={edition.cod_acervo} edition={edition} />
        ))}
      </ul>
      {data.length === mostShown && <Link href={editionsHref(titleId)}>{t('works.all')}</Link>}
    </section>
  );
}

function EditionEntry({ edition }: { readonly edition: Output<'listEditions'>[number] }) {
  const { rota, titulo, edicao, editora } = edition;
  return (
    <li>
      <Link href={rota}>{apart(edition) || titulo}</Link>
      <span className={styles.edition}>
        {[titulo, edicao, editora].filter(Boolean).join(' · ')}
      </span>
    </li>
  );
}

interface Edition {
  readonly ano_publicacao: string;
  readonly idioma_desc: string;
  readonly desc_tipo_obra: string;
}

function apart({ ano_publicacao, idioma_desc, desc_tipo_obra }: Edition) {
  return [ano_publicacao, idioma_desc, desc_tipo_obra].filter(Boolean).join(' · ');
}
