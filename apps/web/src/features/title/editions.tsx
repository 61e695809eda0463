import { useTranslation } from '../../languages/use-translation.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { Link } from '../../ui/link.tsx';
import styles from './title.module.css';

/** Other editions and translations of the work; nothing where there are none. */
export function Editions({ titleId }: { readonly titleId: number }) {
  const { t } = useTranslation();
  const params = { id: String(titleId) };
  const { data = [] } = useEndpoint(endpointQuery('listEditions', { params }));
  if (data.length === 0) return null;
  return (
    <section>
      <h2>{t('title.editions')}</h2>
      <ul className={styles.uses}>
        {data.map(({ cod_acervo, rota, titulo, ...edition }) => (
          <li key={cod_acervo}>
            <Link href={rota}>{titulo}</Link>
            {` · ${factsOf(edition)}`}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Edition {
  readonly edicao: string;
  readonly editora: string;
  readonly ano_publicacao: string;
  readonly idioma_desc: string;
  readonly desc_tipo_obra: string;
}

function factsOf({ edicao, editora, ano_publicacao, idioma_desc, desc_tipo_obra }: Edition) {
  return [ano_publicacao, edicao, editora, idioma_desc, desc_tipo_obra].filter(Boolean).join(' · ');
}
