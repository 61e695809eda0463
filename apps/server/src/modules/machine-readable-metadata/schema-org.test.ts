import { describeTitle } from '@estante/marc';
import { recordFromLines } from '@estante/marc/testing';
import { expect, test } from 'vitest';
import { citationTags } from './citation-tags.ts';
import { schemaOf } from './schema-org.ts';

const availability = {
  exemplares: 0,
  disponiveis: 0,
  consulta_local: 0,
  emprestados: 0,
  previsao_devolucao: null,
  bibliotecas: [],
};

function titleOf(lines: readonly string[], kind?: string) {
  const description = describeTitle(recordFromLines(lines, kind));
  const { workType } = description;
  const own = {
    includedOn: '2026-01-02',
    cover: 'abc',
    coverCredit: null,
    headings: [],
    courseUses: [],
  };
  return { id: 7, workType, description, ...own };
}

const schema = (lines: readonly string[], kind?: string) =>
  schemaOf({
    title: titleOf(lines, kind),
    availability,
    institution: 'Rede',
    ratings: null,
    identities: new Map(),
  });

function citations(lines: readonly string[], kind?: string) {
  return citationTags(titleOf(lines, kind)).map(({ nome, valor }) => `${nome}: ${valor}`);
}

const person = (name: string) => ({ '@type': 'Person', name });

test('a film has directors and actors, and no ISBN but as an identifier', () => {
  const film = [
    '007   vd cvaizq',
    '008   010101s2001    bl 090            vlpor d',
    '020   $a9781604658002',
    '245 00$aO filme',
    '700 1 $aLima, Ana,$4drt',
    '700 1 $aReis, Rui,$4act',
    '700 1 $aMota, Eva,$4cng',
  ];
  expect(schema(film, 'gm')).toMatchObject({
    '@type': 'Movie',
    image: '/api/capas/7?versao=abc',
    director: person('Lima, Ana'),
    actor: person('Reis, Rui'),
    contributor: person('Mota, Eva'),
    identifier: { '@type': 'PropertyValue', propertyID: 'ISBN', value: '9781604658002' },
  });
  expect(schema(film, 'gm')).not.toHaveProperty('isbn');
});

test('what stands in a book is a chapter, what stands in a serial an article', () => {
  const part = ['100 1 $aLima, Ana', '245 10$aParte'];
  const chapter = [...part, '773 0 $tAntologia$gp. 12-20$z9788535910667'];
  const article = [...part, '773 0 $tRevista$gv. 3, n. 2, p. 5-9$x0102-3306'];
  const pages = { pageStart: '12', pageEnd: '20' };
  const book = { '@type': 'Book', name: 'Antologia', isbn: '9788535910667' };
  expect(schema(chapter, 'aa')).toMatchObject({ '@type': 'Chapter', isPartOf: book, ...pages });
  expect(citations(chapter, 'aa')).toEqual(
    expect.arrayContaining(['z:itemType: bookSection', 'citation_book_title: Antologia']),
  );
  const serial = { '@type': 'Periodical', name: 'Revista', issn: '0102-3306' };
  expect(schema(article, 'ab')).toMatchObject({ '@type': 'ScholarlyArticle', isPartOf: serial });
  expect(citations(article, 'ab')).toEqual(
    expect.arrayContaining(['z:itemType: journalArticle', 'citation_issue: 2']),
  );
});

test('a thesis says its degree and where; its pages are no property of it', () => {
  const thesis = [
    '100 1 $aLima, Ana',
    '245 10$aEstudo',
    '300   $a120 f.',
    '502   $bMestrado$cUniversidade do Vale$d2020',
  ];
  expect(schema(thesis)).toMatchObject({
    '@type': 'Thesis',
    inSupportOf: 'Mestrado',
    sourceOrganization: { '@type': 'Organization', name: 'Universidade do Vale' },
  });
  expect(schema(thesis)).not.toHaveProperty('numberOfPages');
});

test('a meeting that made a work is told as an organization, as schema.org has makers', () => {
  const proceedings = schema(['111 2 $aCongresso do Vale$d(2020)', '245 10$aAnais']);
  expect(proceedings).toMatchObject({ author: { '@type': 'Organization' } });
});

test('a co-author is one without being called so, an editor is an editor, and a jury no author', () => {
  const title = [
    '100 1 $aLima, Ana',
    '245 10$aO livro',
    '700 1 $aReis, Rui',
    '700 1 $aMota, Eva,$eorg.',
    '700 1 $aPaz, Ivo,$epalavra nova',
    '710 1 $aBrasil.$bMinistério da Saúde,$eautor',
  ];
  expect(citations(title).filter((one) => /author|editor/u.test(one))).toEqual([
    'citation_author: Lima, Ana',
    'citation_author: Reis, Rui',
    'citation_author: Ministério da Saúde (Brasil)',
    'citation_editor: Mota, Eva',
  ]);
  expect(schema(title)).toMatchObject({
    author: [
      person('Lima, Ana'),
      person('Reis, Rui'),
      { '@type': 'Organization', name: 'Ministério da Saúde, Brasil' },
    ],
    editor: person('Mota, Eva'),
    contributor: person('Paz, Ivo'),
  });
});

test('an act says its kind, number, day, who passed it and that it holds', () => {
  const description = describeTitle(
    recordFromLines(['110 1 $aBrasil,$4enj', '245 10$aLei nº 9.610']),
  );
  const act = {
    kind: 'Lei',
    number: '9.610',
    dates: { firstDay: '1998-02-19', lastDay: '1998-02-19' },
    issuers: ['Brasil'],
    state: 'revoked' as const,
  };
  const title = { ...titleOf(['245 10$aLei']), description: { ...description, act } };
  expect(
    schemaOf({
      title: { ...title, workType: 'normative-act' },
      availability,
      institution: 'Rede',
      ratings: null,
      identities: new Map(),
    }),
  ).toMatchObject({
    '@type': 'Legislation',
    legislationType: 'Lei',
    legislationIdentifier: '9.610',
    legislationDate: '1998-02-19',
    legislationLegalForce: 'https://schema.org/NotInForce',
    legislationPassedBy: { '@type': 'Organization', name: 'Brasil' },
  });
});

test('a publisher is who published it, whatever statement comes first', () => {
  const book = [
    '245 10$aRios',
    '264  4$c©2001',
    '264  2$aRecife :$bDistribuidora',
    '264  1$aBelém :$bÁguas,$c2001.',
  ];
  expect(schema(book)).toMatchObject({ publisher: { name: 'Águas', location: 'Belém' } });
  expect(citations(book)).toContain('citation_publisher: Águas');
});
