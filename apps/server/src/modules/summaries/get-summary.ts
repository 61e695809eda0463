import { addressOnHost, type endpoints, type Success } from '@estante/contract';
import type { Db } from '@estante/database';
import { describeContents, partOfHost, type Contents, type MarcRecord } from '@estante/marc';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { readSettings } from '../institution/index.ts';
import { findVendors } from '../vendors/index.ts';
import { findArticles, findArticleYears, findSummarized, type ArticleRow } from './repository.ts';

type Summary = Success<typeof endpoints.getSummary>;
type Part = Summary['sumarios'][number];

/**
 * Summary of a title: of a serial the articles of one year beside its own contents, of all else the
 * contents alone.
 */
export function getSummary(db: Db): UseCase<typeof endpoints.getSummary> {
  return async ({ params: { id }, query: { ano } }) => {
    const title = await findSummarized(db, id);
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id });
    const isSerial = title.workType === 'serial';
    const { serialSummaries, bookSummaries } = await readSettings(db);
    if (!(isSerial ? serialSummaries : bookSummaries)) return refuse(403, 'RecursoDesativado');
    const own = contentsOf(title.marc);
    if (!isSerial) {
      return { status: 200, body: { tipo: 'livro', anos: [], ano: null, sumarios: own } };
    }
    const anos = await findArticleYears(db, id);
    const year = ano === undefined ? (anos[0] ?? null) : ano;
    const articles = await findArticles(db, id, year);
    const sumarios = [...own, ...issuesOf(articles, await vendorHosts(db))];
    return { status: 200, body: { tipo: 'periodico', anos, ano: year, sumarios } };
  };
}

const extents: Readonly<Record<Contents['extent'], Part['completude']>> = {
  complete: 'completo',
  incomplete: 'incompleto',
  partial: 'parcial',
  unknown: 'desconhecida',
};

function contentsOf(record: MarcRecord | null): Part[] {
  if (!record) return [];
  return describeContents(record).map(({ extent, entries }) => ({
    fasciculo: '',
    completude: extents[extent],
    itens: entries.map(({ title, responsibility, pages, part }) => ({
      titulo: title,
      autores: responsibility,
      paginas: pages,
      parte: part,
      rota: null,
      url: null,
    })),
  }));
}

async function vendorHosts(db: Db): Promise<readonly string[]> {
  return (await findVendors(db)).flatMap(({ hosts }) => hosts);
}

/** Compares as a reader counts: n. 9 before n. 10, p. 7 before p. 12. */
const { compare } = new Intl.Collator('pt', { numeric: true });

/** Articles by issue, the last issue first; within it by pages. */
function issuesOf(articles: readonly ArticleRow[], vendors: readonly string[]): Part[] {
  const placed = articles.map((article) => ({ article, ...partOfHost(article.detail) }));
  return [...Map.groupBy(placed, ({ issue }) => issue)]
    .toSorted(([a], [b]) => compare(b, a))
    .map(([issue, own]) => ({
      fasciculo: issue,
      completude: 'desconhecida' as const,
      itens: own
        .toSorted((a, b) => compare(a.pages, b.pages) || a.article.id - b.article.id)
        .map(({ article, pages }) => presentArticle(article, pages, vendors)),
    }));
}

function presentArticle(
  article: ArticleRow,
  pages: string,
  vendors: readonly string[],
): Part['itens'][number] {
  const { id, title, subtitle, agents, responsibility, links } = article;
  // A vendor's resource is reached from the article's own page, where its reader is signed in.
  const link = links.find(
    ({ kind, url }) => kind === 'resource' && addressOnHost(url, [...vendors]) === null,
  );
  return {
    titulo: [title, subtitle].filter(Boolean).join(': '),
    autores: responsibility || agents.map(({ name }) => name).join('; '),
    paginas: pages,
    parte: '',
    rota: `/acervo/${id}`,
    url: link?.url ?? null,
  };
}
