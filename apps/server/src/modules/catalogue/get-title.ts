import type { endpoints, Success } from '@estante/contract';
import type { Db } from '@estante/database';
import type { Description, Publication, RelatedTitle } from '@estante/marc';
import { refuse } from '../../endpoint/refusal.ts';
import type { UseCase } from '../../endpoint/use-case.ts';
import { languageName } from './language-name.ts';
import { readNames } from './names.ts';
import { presentSubjects, presentTitle, type Names } from './present-title.ts';
import { findRecords, findTitles, type SourceRecord, type TitleRow } from './repository.ts';
import { findRelations, noRelations, type Relations } from './title-relations.ts';

type Detail = Success<typeof endpoints.getTitle>;

export function getTitle(db: Db): UseCase<typeof endpoints.getTitle> {
  return async ({ params }, { language }) => {
    const [titles, records, names] = await Promise.all([
      findTitles(db, [params.id]),
      findRecords(db, [params.id]),
      readNames(db, language),
    ]);
    const [title] = titles;
    if (!title) return refuse(404, 'AcervoNaoEncontrado', { id: params.id });
    const relations = (await findRelations(db, [title])).get(title.id) ?? noRelations;
    return { status: 200, body: presentDetail(title, names, relations, originOf(records)) };
  };
}

/** Source of the record that describes the title, and its number there. */
function originOf(records: readonly SourceRecord[]): Detail['origem'] {
  const primary = records.find(({ isPrimary }) => isPrimary);
  return { fonte: primary?.source ?? '', numero: primary?.number ?? null };
}

function presentDetail(
  title: TitleRow,
  names: Names,
  relations: Relations,
  origem: Detail['origem'],
): Detail {
  const { description } = title;
  return {
    ...presentTitle(title, names, relations),
    parte: description.part,
    outros_titulos: description.otherTitles.map(({ text }) => text),
    publicacao: description.publications.map(publicationText),
    descricao_fisica: [...description.extent],
    series: description.series.map(({ title: name, volume }) => joined([name, volume], ' ; ')),
    isbn: description.isbns.map(({ isbn13, asWritten, qualifier }) =>
      joined([isbn13 || asWritten, qualifier && `(${qualifier})`], ' '),
    ),
    issn: [...description.issns],
    classificacao: description.classifications.map(({ number, item }) =>
      joined([number, item], ' '),
    ),
    idiomas: description.languages.map((code) => ({
      codigo: code,
      descricao: languageName(code, names.language),
    })),
    assuntos: presentHeadings(title),
    tese: thesisText(description),
    resumos: [...description.abstracts],
    conteudo: [...description.contents],
    notas: description.notes.map(({ text }) => text),
    relacionados: description.related.map((related, at) =>
      presentRelated(related, relations.targets[at] ?? null),
    ),
    escrita_original: description.originalScript.map(({ text }) => text),
    origem,
  };
}

function presentHeadings(title: TitleRow): Detail['assuntos'] {
  return (['subject', 'genre'] as const).flatMap((relation) =>
    presentSubjects(title, relation).map(({ codigo, descricao }) => ({
      cod_autoridade: Number(codigo),
      descricao,
      genero: relation === 'genre',
    })),
  );
}

function presentRelated({ relation, title, agent, detail }: RelatedTitle, target: number | null) {
  const rota = target === null ? null : `/acervo/${target}`;
  return { relacao: relation, titulo: title, autor: agent, detalhe: detail, rota };
}

/** 'Rio de Janeiro : Garnier, 1899', the punctuation of ISBD between its areas. */
function publicationText({ places, publishers, date }: Publication): string {
  return joined([joined([places.join(' ; '), publishers.join(' : ')], ' : '), date], ', ');
}

function thesisText({ thesis }: Description): string {
  if (!thesis) return '';
  return thesis.note || joined([thesis.degree, thesis.institution, thesis.year], ', ');
}

function joined(parts: readonly string[], separator: string): string {
  return parts.filter(Boolean).join(separator);
}
