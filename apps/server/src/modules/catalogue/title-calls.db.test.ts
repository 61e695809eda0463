import { endpoints } from '@estante/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogue } from '../../../test/endpoint-calls.ts';
import { fieldOf } from '../../../test/material-records.ts';
import { aBook } from '../../../test/records.ts';
import { startTestApp, type TestApp } from '../../../test/start-test-app.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({
    records: [
      ...catalogue,
      aBook({ title: 'Sem nada', year: 1 }),
      aBook({
        title: 'Ligado',
        link: 'javascript:alert(1)',
        subjects: ['<script>alert(1)</script>'],
        note: 'Nota com "aspas" & <b>marcas</b>',
      }),
    ],
  });
});
afterAll(() => server.close());

const get = async (url: string, idioma = '1') => {
  const answer = await server.app.inject({ url, headers: { 'x-idioma': idioma } });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<unknown>();
};

describe('the description of a title', () => {
  test('says what its record says', async () => {
    const id = await server.titleId('Dom Casmurro');
    expect(await get(`/api/acervo/${id}`)).toMatchObject({
      cod_acervo: id,
      titulo: 'Dom Casmurro',
      subtitulo: 'romance',
      autores: [{ tipo: 'pessoa', nome: 'Assis, Machado de, 1839-1908', funcoes: ['aut'] }],
      publicacao: ['Rio de Janeiro : Garnier, 1899'],
      local: 'Rio de Janeiro',
      editora: 'Garnier',
      ano_publicacao: '1899',
      isbn: ['9788535914849'],
      classificacao: ['869.3'],
      series: ['Clássicos'],
      assuntos: [
        { descricao: 'Ciúme', genero: false },
        { descricao: 'Literatura brasileira', genero: false },
      ],
      resumos: ['Bento conta a sua vida.'],
      notas: ['Com fotografias.'],
      origem: { fonte: 'TESTE', numero: 'dom-casmurro' },
      data_inclusao: '2026-03-10',
      rota: `/acervo/${id}`,
    });
  });

  test('tells place and publisher by who published it, whatever statement comes first', async () => {
    const { leader, fields } = aBook({ title: 'Rios', place: 'Belém', publisher: 'Águas' });
    await server.importRecords([
      { leader, fields: [...fields.slice(0, 3), fieldOf('264  4$c©2001'), ...fields.slice(3)] },
    ]);
    const id = await server.titleId('Rios');
    expect(await get(`/api/acervo/${id}`)).toMatchObject({ local: 'Belém', editora: 'Águas' });
  });

  test.each([
    ['1', 'Livro eletrônico', 'português', 'Literatura'],
    ['5', 'E-book', 'Portuguese', 'Literature'],
    ['3', 'Libro electrónico', 'portugués', 'Literatura'],
  ])('names codes in language %s', async (idioma, type, language, area) => {
    const id = await server.titleId('Dom Casmurro');
    expect(await get(`/api/acervo/${id}`, idioma)).toMatchObject({
      desc_tipo_obra: type,
      idioma_desc: language,
      desc_tipo_area_conhec: area,
    });
  });

  test('authors and subjects are numbered as their filters are', async () => {
    const id = await server.titleId('Dom Casmurro');
    const title = endpoints.getTitle.responses[200].parse(await get(`/api/acervo/${id}`));
    const filters = [
      `A:${title.autores[0]?.cod_autoridade ?? ''}`,
      `S:${title.assuntos[0]?.cod_autoridade ?? ''}`,
    ];
    const found = await get(`/api/consulta?filtro=${filters.join('&filtro=')}`);
    expect(found).toMatchObject({ total: 1, acervos: [{ cod_acervo: id }] });
  });

  test('of a record that says little is whole and empty', async () => {
    const id = await server.titleId('Sem nada');
    expect(await get(`/api/acervo/${id}`)).toMatchObject({ autores: [], assuntos: [], isbn: [] });
    expect(await get(`/api/acervo/${id}/exemplares`)).toEqual({
      total: 0,
      unidades: [],
      exemplares: [],
      colecoes: [],
    });
    expect(await get(`/api/acervo/${id}/bibliotecas`)).toMatchObject({
      exemplares: 0,
      disponiveis: 0,
      bibliotecas: [],
    });
    expect(await get(`/api/acervo/${id}/links`)).toEqual([]);
  });

  test('has text as text, and no link that runs', async () => {
    const id = await server.titleId('Ligado');
    expect(await get(`/api/acervo/${id}`)).toMatchObject({
      notas: ['Nota com "aspas" & <b>marcas</b>'],
      assuntos: [{ descricao: '<script>alert(1)</script>' }],
    });
    expect(JSON.stringify(await get(`/api/acervo/${id}/links`))).not.toContain('javascript:');
  });
});

describe('copies', () => {
  test('are listed by library with their state; the withdrawn are not', async () => {
    const id = await server.titleId('Dom Casmurro');
    const { exemplares } = endpoints.listCopies.responses[200].parse(
      await get(`/api/acervo/${id}/exemplares`),
    );
    expect(exemplares.map((copy) => [copy.desc_biblioteca, copy.situacao])).toEqual([
      ['Biblioteca Central', 'disponivel'],
      ['Biblioteca Central', 'emprestado'],
      ['Biblioteca da Saúde', 'extraviado'],
    ]);
    expect(exemplares[0]).toMatchObject({
      numero_chamada: '869.3 A848d',
      colecao: 'GERAL',
      localizacao: 'TERREO',
    });
  });

  test('of one library are those of that library', async () => {
    const id = await server.titleId('Dom Casmurro');
    expect(await get(`/api/acervo/${id}/exemplares?cod_unidade=3`)).toMatchObject({
      exemplares: [{ cod_biblioteca: 3 }],
    });
    expect(await get(`/api/acervo/${id}/exemplares?cod_unidade=2`)).toMatchObject({
      exemplares: [],
    });
  });

  test('are counted where they can be had; what is lost is not', async () => {
    const id = await server.titleId('Dom Casmurro');
    const libraries = {
      exemplares: 2,
      disponiveis: 1,
      bibliotecas: [{ desc_biblioteca: 'Biblioteca Central', exemplares: 2, disponiveis: 1 }],
    };
    expect(await get(`/api/acervo/${id}/bibliotecas`)).toMatchObject(libraries);
    expect(await get('/api/consulta?titulo=casmurro')).toMatchObject({
      acervos: [{ disponibilidade: libraries }],
    });
  });
});

test('the institution is what its settings say, with the year of the clock', async () => {
  expect(await get('/api/parametros/instituicao')).toMatchObject({
    nome: 'Universidade de Teste',
    sigla: 'UT',
    codEmpresa: 1,
    ano: 2026,
  });
});

test('features are the activities and tabs that are on, in their order', async () => {
  expect(await get('/api/parametros/funcionalidades')).toEqual({
    atividades: [
      { cod_atividade: 8, descricao: 'Área pessoal' },
      { cod_atividade: 12, descricao: 'Sugestão de aquisição' },
      { cod_atividade: 13, descricao: 'Comentário geral' },
      { cod_atividade: 18, descricao: 'Reserva' },
      { cod_atividade: 30, descricao: 'Exemplares' },
      { cod_atividade: 32, descricao: 'Fascículos de periódicos' },
      { cod_atividade: 33, descricao: 'Referência' },
      { cod_atividade: 36, descricao: 'MARC' },
      { cod_atividade: 57, descricao: 'Página do ICAP' },
      { cod_atividade: 74, descricao: 'Dados estatísticos' },
      { cod_atividade: 75, descricao: 'Solicitação de empréstimo' },
      { cod_atividade: 87, descricao: 'Catálogo da rede' },
      { cod_atividade: 88, descricao: 'Logotipo' },
      { cod_atividade: 115, descricao: 'Dublin Core' },
      { cod_atividade: 9001, descricao: 'Empréstimos na área pessoal' },
      { cod_atividade: 9002, descricao: 'Renovação' },
      { cod_atividade: 9003, descricao: 'Débitos' },
      { cod_atividade: 9004, descricao: 'Afastamentos' },
      { cod_atividade: 9005, descricao: 'Nada consta' },
      { cod_atividade: 9006, descricao: 'Perfil de interesse' },
      { cod_atividade: 9007, descricao: 'Áreas de interesse' },
      { cod_atividade: 9008, descricao: 'Consulta de títulos' },
      { cod_atividade: 9009, descricao: 'Cesta permanente' },
      { cod_atividade: 9010, descricao: 'Solicitações na área pessoal' },
      { cod_atividade: 9011, descricao: 'Aquisição na área pessoal' },
      { cod_atividade: 9012, descricao: 'Totais de títulos' },
      { cod_atividade: 9014, descricao: 'Dados pessoais' },
      { cod_atividade: 9016, descricao: 'Pesquisa especializada' },
      { cod_atividade: 9017, descricao: 'Plano de ensino' },
      { cod_atividade: 9018, descricao: 'Token de empréstimo' },
      { cod_atividade: 9019, descricao: 'Alertas' },
      { cod_atividade: 9020, descricao: 'Itens salvos' },
      { cod_atividade: 9021, descricao: 'Privacidade e proteção de dados' },
      { cod_atividade: 9022, descricao: 'Carteira digital' },
      { cod_atividade: 9023, descricao: 'Listas' },
      { cod_atividade: 9024, descricao: 'Chaves de acesso' },
      { cod_atividade: 9050, descricao: 'Comentários de títulos' },
    ],
    guias: [
      'geral',
      'avancada',
      'indice',
      'autoridades',
      'novas-aquisicoes',
      'periodicos',
      'plano-ensino',
      'arquivo',
      'atos-normativos',
      'normas',
      'bases-de-dados',
    ],
    guias_vazias: [
      'autoridades',
      'plano-ensino',
      'arquivo',
      'atos-normativos',
      'normas',
      'bases-de-dados',
    ],
  });
});
