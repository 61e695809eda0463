import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startMaterialFields, type MaterialFields } from '../../../../test/material-fields.ts';

let own: MaterialFields;
beforeAll(async () => {
  own = await startMaterialFields();
});
afterAll(() => own.server.close());

describe('normative acts', () => {
  const all = ['5.296', '5.988', '9.610', '10.098', '2'];

  test('come by kind, then number', async () => {
    expect(await own.numbers('atos-normativos')).toEqual(all);
  });

  test.each([
    ['especie=lei', ['5.988', '9.610', '10.098']],
    ['especie=Resolução', ['2']],
    ['numero=9.610', ['9.610']],
    ['numero=9610', ['9.610']],
    ['numero=lei%209610', ['9.610']],
    ['numero=Lei%20n%C2%BA%209.610,%20de%2019%20de%20fevereiro%20de%201998', ['9.610']],
    ['numero=decreto%209610', []],
    ['numero=96', []],
    ['data_ini=1998-02-19&data_fim=1998-02-19', ['9.610']],
    ['data_ini=1998-02-20', ['5.296', '10.098', '2']],
    ['data_fim=1998-02-18', ['5.988']],
    ['data_ini=19/02/1998&data_fim=2000', ['9.610', '10.098']],
    ['orgao=conselho', ['2']],
    ['ementa=direitos%20autorais', ['5.988', '9.610']],
    ['situacao=revogado', ['5.988']],
    ['situacao=alterado', ['9.610']],
    ['situacao=em_vigor', ['5.296', '2']],
    ['ato_relacionado=Lei%205.988', ['9.610']],
    ['ato_relacionado=5988', ['9.610']],
    ['ato_relacionado=5.988/73', ['9.610']],
    ['ato_relacionado=Lei%2010.098/2000', ['5.296']],
    ['ato_relacionado=Decreto%20n.%201', ['5.296']],
    ['ato_relacionado=dezembro', ['5.296', '9.610']],
    ['ato_relacionado=Lei%20de%20Direitos%20Autorais', []],
    ['ato_relacionado=nada', []],
    ['ato_relacionado=...', all],
  ])('%s finds %j', { tags: 'long' }, async (query, expected) => {
    expect(await own.numbers('atos-normativos', query)).toEqual(expected);
  });

  test('say what they are, what they change and what changes them', async () => {
    const [law, old, decree] = await Promise.all([
      own.server.titleId('Lei nº 9.610, de 19 de fevereiro de 1998'),
      own.server.titleId('Lei nº 5.988, de 14 de dezembro de 1973'),
      own.server.titleId('Decreto nº 5.296, de 2 de dezembro de 2004'),
    ]);
    const { acervos } = await own.search('atos-normativos', 'especie=lei');
    expect(acervos.map(({ ato }) => ato)).toMatchObject([
      {
        especie: 'Lei',
        numero: '5.988',
        orgaos: ['Brasil'],
        data_ini: '1973-12-14',
        situacao: { codigo: 'revogado', descricao: 'Revogado' },
        relacoes: [{ tipo: 'revogado_por', rota: `/acervo/${law}` }],
      },
      {
        situacao: { codigo: 'alterado' },
        relacoes: [
          { tipo: 'revoga', titulo: expect.stringMatching(/5\.988/), rota: `/acervo/${old}` },
        ],
      },
      { situacao: null, relacoes: [{ tipo: 'alterado_por', rota: `/acervo/${decree}` }] },
    ]);
    const title = (await own.get(`/acervo/${decree}`)).json<{ ato: { relacoes: unknown } }>();
    expect(title.ato.relacoes).toMatchObject([
      { tipo: 'altera', rota: null },
      { tipo: 'revoga', rota: null },
    ]);
  });

  test('offer their kinds, states and issuing bodies', async () => {
    const options = (await own.get('/consulta/opcoes-atos-normativos')).json<
      Record<string, unknown>
    >();
    expect(options).toMatchObject({
      especies: [
        { codigo: 'Decreto', descricao: 'Decreto', total: 1 },
        { codigo: 'Lei', descricao: 'Lei', total: 3 },
        { codigo: 'Resolução', descricao: 'Resolução', total: 1 },
      ],
      situacoes: [
        { codigo: 'em_vigor', total: 2 },
        { codigo: 'alterado', total: 1 },
        { codigo: 'revogado', total: 1 },
      ],
      orgaos: [{ descricao: 'Brasil' }, { descricao: 'Conselho de Bibliotecas' }],
    });
  });
});
