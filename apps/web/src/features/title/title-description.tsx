import { useTranslation } from '../../languages/use-translation.ts';
import { Fragment, type ReactNode } from 'react';
import type { Output } from '../../api/api.ts';
import { filterHref } from '../../parts/search/search-address.ts';
import { DefinitionList } from '../../ui/data/definition-list.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { AuthorityLink } from './authority-link.tsx';
import { useMaterialDefinitions } from './material-description.tsx';
import styles from './title.module.css';

type Title = Output<'getTitle'>;

/** Fields shown as a list, in order; their names are in the phrases. */
const listed = [
  'outros_titulos',
  'edicao',
  'publicacao',
  'descricao_fisica',
  'series',
  'tese',
  'assuntos',
  'generos',
  'idiomas',
  'isbn',
  'issn',
  'numero_chamada',
  'classificacao',
  'escrita_original',
  'notas',
  'responsabilidade',
] as const;

export function TitleDescription({ title }: { readonly title: Title }) {
  const { t } = useTranslation();
  const definitions = useDefinitions(title);
  return (
    <>
      <Paragraphs heading={t('title.abstract')} texts={title.resumos} />
      <section>
        <h2>{t('title.description')}</h2>
        <DefinitionList items={definitions} />
      </section>
      <Paragraphs heading={t('title.contents')} texts={title.conteudo} />
    </>
  );
}

function useDefinitions(title: Title) {
  const { t } = useTranslation();
  const own = useMaterialDefinitions(title);
  const definitions = listed.map((field) => ({
    term: t(`title.fields.${field}`),
    values: valuesOf(title, field),
  }));
  return [...own, ...definitions];
}

function Paragraphs(props: { readonly heading: string; readonly texts: readonly string[] }) {
  if (props.texts.length === 0) return null;
  return (
    <section className={styles.prose}>
      <h2>{props.heading}</h2>
      {props.texts.map((text, at) => (
        <p key={at}>{text}</p>
      ))}
    </section>
  );
}

function valuesOf(title: Title, field: (typeof listed)[number]): readonly ReactNode[] {
  switch (field) {
    case 'assuntos':
      return headings(title, false);
    case 'generos':
      return headings(title, true);
    case 'idiomas':
      return title.idiomas.map(({ descricao }) => descricao);
    case 'edicao':
    case 'tese':
    case 'numero_chamada':
    case 'responsabilidade':
      return title[field] ? [title[field]] : [];
    case 'classificacao':
      // Most call numbers equal one of them, which is then shown once.
      return title.classificacao.filter((number) => number !== title.numero_chamada);
    case 'series':
      return title.series.map((text) => (
        <Link key={text} href={seriesHref(text)}>
          {text}
        </Link>
      ));
    case 'outros_titulos':
    case 'publicacao':
    case 'descricao_fisica':
    case 'isbn':
    case 'issn':
    case 'escrita_original':
    case 'notas':
      return title[field];
  }
}

/** Address of a series in its index, with its other titles. */
function seriesHref(text: string): string {
  const [name = ''] = text.split(' ; ');
  return `/indice?${new URLSearchParams({ indice: 'serie', texto: name })}`;
}

function headings(title: Title, genres: boolean): readonly ReactNode[] {
  return title.assuntos
    .filter(({ genero }) => genero === genres)
    .map(({ cod_autoridade, descricao }) =>
      cod_autoridade === null ? (
        descricao
      ) : (
        <Fragment key={cod_autoridade}>
          <Link href={filterHref(genres ? 'F' : 'S', String(cod_autoridade))}>{descricao}</Link>
          <AuthorityLink id={cod_autoridade} name={descricao} />
        </Fragment>
      ),
    );
}
