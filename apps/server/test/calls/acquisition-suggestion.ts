import type { TestApp } from '../start-test-app.ts';
import type { ExampleCall } from './example-call.ts';

const wanted = { biblioteca: 1, titulo: 'Torto arado', editor: 'Todavia' };
const taught = { ...wanted, curso: 'LET', disciplina: 'LET101', exemplares: 8 };
const handled = { situacao: 'em-cotacao', andamento_visto: null, resposta: '' };

/** Suggestion 1 is ana's, to the first library; nobody has handled or ordered it. */
export async function writeSuggestion({ db, clock }: TestApp): Promise<void> {
  const unhandled = { state: 'pre-suggestion', handled_at: null, handled_by: null } as const;
  await db.deleteFrom('purchase_order').execute();
  await db.deleteFrom('acquisition_suggestion').where('id', '<>', 1).execute();
  const there = await db
    .updateTable('acquisition_suggestion')
    .set({ ...unhandled, answer: '' })
    .returning('id')
    .execute();
  if (there.length > 0) return;
  await db
    .insertInto('acquisition_suggestion')
    .values({
      person_id: 1,
      library_id: 1,
      title: 'Torto arado',
      publisher: 'Todavia',
      author: 'Itamar Vieira Junior',
      edition: '',
      isbn_issn: '',
      is_serial: false,
      notes: '',
      course_code: null,
      course_name: null,
      discipline_code: null,
      discipline_name: null,
      copies: null,
      language: 'pt',
      sent_at: new Date(clock.now().epochMilliseconds),
      ...unhandled,
    })
    .execute();
}

async function writeCourse(server: TestApp): Promise<void> {
  const { db } = server;
  await writeSuggestion(server);
  const named = { code: 'LET', name: 'Letras', key: 'letras' };
  const unit = await db
    .insertInto('organizational_unit')
    .values(named)
    .onConflict((row) => row.column('code').doUpdateSet({ name: named.name }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('course')
    .values({ ...named, unit_id: unit.id })
    .onConflict((row) => row.doNothing())
    .execute();
  await db
    .insertInto('discipline')
    .values({ code: 'LET101', name: 'Literatura brasileira', key: 'literatura brasileira' })
    .onConflict((row) => row.doNothing())
    .execute();
}

const refusedOfAll = [
  { without: 'biblioteca', value: undefined },
  { without: 'biblioteca', value: 'Central' },
  { without: 'campus', value: '1' },
  { without: 'titulo', value: undefined },
  { without: 'titulo', value: 'x'.repeat(501) },
  { without: 'editor', value: 7 },
  { without: 'autor', value: 'x'.repeat(501) },
  { without: 'edicao', value: 'x'.repeat(101) },
  { without: 'isbn_issn', value: ['1'] },
  { without: 'periodico', value: 'S' },
  { without: 'outras_inf', value: 'x'.repeat(2001) },
  { without: 'cod_pessoa', value: 2 },
] as const;

export const acquisitionSuggestionCalls = {
  suggestAcquisition: {
    url: '/api/unidade-informacao/sugestao-aquisicao',
    payload: wanted,
    prepare: writeSuggestion,
    refused: refusedOfAll.map(({ without: field, value }) => ({
      payload: { ...wanted, [field]: value },
      field,
    })),
  },
  suggestForCourse: {
    url: '/api/aquisicao/sugestoes',
    by: 'clara',
    payload: taught,
    prepare: writeCourse,
    refused: [
      ...refusedOfAll.map(({ without: field, value }) => ({
        payload: { ...taught, [field]: value },
        field,
      })),
      ...[0, 1000, 1.5, '8', undefined].map((exemplares) => ({
        payload: { ...taught, exemplares },
        field: 'exemplares',
      })),
      { payload: { ...taught, curso: undefined }, field: 'curso' },
      { payload: { ...taught, disciplina: 'x'.repeat(201) }, field: 'disciplina' },
    ],
  },
  listAcquisitionSuggestions: {
    url: '/api/atendimento/sugestoes?situacao=pre-sugestao&texto=arado',
    by: 'davi',
    prepare: writeSuggestion,
    refused: [
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'biblioteca=0', field: 'biblioteca' },
      { query: `texto=${'x'.repeat(201)}`, field: 'texto' },
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'dataFim=2026-13-01', field: 'dataFim' },
      { query: 'pagina=x', field: 'pagina' },
    ],
  },
  findKnownWork: {
    url: '/api/aquisicao/duplicatas?titulo=Torto+arado',
    refused: [
      { query: `titulo=${'x'.repeat(501)}`, field: 'titulo' },
      { query: `isbn_issn=${'1'.repeat(101)}`, field: 'isbn_issn' },
    ],
  },
  getAcquisitionStatistics: {
    url: '/api/aquisicao/estatisticas',
    refused: [],
  },
  listSuggestionStates: {
    url: '/api/aquisicao/sugestoes/situacao',
    refused: [],
  },
  listOwnSuggestions: {
    url: '/api/aquisicao/sugestoes?situacao=pre-sugestao',
    prepare: writeSuggestion,
    refused: [
      { query: 'situacao=nova', field: 'situacao' },
      { query: 'dataIni=ontem', field: 'dataIni' },
      { query: 'dataFim=2026-13-01', field: 'dataFim' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
  handleAcquisitionSuggestion: {
    others: 404,
    url: '/api/atendimento/sugestoes/1',
    by: 'davi',
    missing: 'NaoEncontrado',
    payload: handled,
    prepare: writeSuggestion,
    refused: [
      { payload: { ...handled, situacao: 'nova' }, field: 'situacao' },
      { payload: { ...handled, andamento_visto: undefined }, field: 'andamento_visto' },
      { payload: { ...handled, andamento_visto: 'ontem' }, field: 'andamento_visto' },
      { payload: { ...handled, resposta: 'x'.repeat(2001) }, field: 'resposta' },
      { payload: { ...handled, handled_by: 1 }, field: 'handled_by' },
      { payload: { ...handled, cod_acervo: '1' }, field: 'cod_acervo' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
