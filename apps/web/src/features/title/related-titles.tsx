import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { groupItems } from '../../browser/lists.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './title.module.css';

type Title = Output<'getTitle'>;
type RelatedTitleView = Title['relacionados'][number];

/** Titles that the record names, grouped by their relation to this one; those in the catalogue are links. */
export function RelatedTitles({ title }: { readonly title: Title }) {
  const { t } = useTranslation();
  // Relations of acts and standards stand apart, with the converse ones.
  const told = (title.ato ?? title.norma)?.relacoes.map(({ titulo }) => titulo) ?? [];
  const related = title.relacionados.filter(({ titulo }) => !told.includes(titulo));
  if (related.length === 0) return null;
  const groups = groupItems(related, ({ relacao }) => relacao);
  return (
    <section className={styles.prose}>
      <h2>{t('title.related')}</h2>
      <DefinitionList
        items={groups.map(([relation, titles]) => ({
          term: t(`title.relations.${relation}`),
          values: titles.map((one, at) => <RelatedTitle key={at} related={one} />),
        }))}
      />
    </section>
  );
}

function RelatedTitle({ related }: { readonly related: RelatedTitleView }) {
  const { titulo, autor, detalhe, rota } = related;
  const text = [autor, titulo, detalhe].filter(Boolean).join('. ');
  return rota === null ? text : <Link href={rota}>{text}</Link>;
}
