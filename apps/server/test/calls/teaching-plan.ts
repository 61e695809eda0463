import type { TestApp } from '../start-test-app.ts';
import { type ExampleCall, byText } from './example-call.ts';

/** A course without plans. */
async function writeCourse({ pool }: TestApp): Promise<void> {
  await pool.query(`insert into organizational_unit (code, name, key)
    values ('UCURSO', 'Unidade', 'unidade') on conflict do nothing`);
  await pool.query(`insert into course (code, name, key, unit_id)
    select 'CURSO', 'Curso', 'curso', id from organizational_unit where code = 'UCURSO'
    on conflict do nothing`);
}

const ofCourse = [
  { query: 'curso=', field: 'curso' },
  { query: `curso=${'x'.repeat(201)}`, field: 'curso' },
  { query: 'curso=CURSO&ano=26', field: 'ano' },
  { query: 'curso=CURSO&semestre=3', field: 'semestre' },
  { query: 'curso=CURSO&biblioteca=central', field: 'biblioteca' },
];

export const teachingPlanCalls = {
  listCourses: {
    url: '/api/consulta/cursos?search_text=letras',
    refused: [...byText, { query: `departamento=${'x'.repeat(201)}`, field: 'departamento' }],
  },
  listDisciplines: { url: '/api/consulta/disciplinas?page=2', refused: byText },
  listProfessors: { url: '/api/consulta/professores', refused: byText },
  listPlanOptions: {
    url: '/api/plano-ensino/disciplinas-bibliotecas',
    refused: ['-1', '1001', 'x'].map((many) => ({
      query: `quantidade=${many}`,
      field: 'quantidade',
    })),
  },
  findBibliography: {
    url: '/api/plano-ensino/bibliografia?curso=&ano=2026',
    refused: [
      { query: 'ano=abc', field: 'ano' },
      { query: 'ano=3000', field: 'ano' },
      { query: 'semestre=3', field: 'semestre' },
      { query: 'periodo=0', field: 'periodo' },
      { query: 'biblioteca=central', field: 'biblioteca' },
      { query: 'curso=a&curso=b', field: 'curso' },
      { query: `disciplina=${'x'.repeat(201)}`, field: 'disciplina' },
      { query: 'curso=LET&pagina=0', field: 'pagina' },
    ],
  },
  getCourse: {
    url: '/api/plano-ensino/curso?curso=CURSO',
    prepare: writeCourse,
    refused: ofCourse,
  },
  exportCourse: {
    url: '/api/plano-ensino/curso/arquivo?curso=CURSO&lng=en',
    prepare: writeCourse,
    refused: [...ofCourse, { query: 'curso=CURSO&lng=fr', field: 'lng' }],
  },
  listOwnPlans: {
    url: '/api/plano-ensino/meus-planos?ano=2026&semestre=1&recorte=curso&disciplina=',
    refused: [
      { query: 'ano=26', field: 'ano' },
      { query: 'semestre=3', field: 'semestre' },
      { query: 'recorte=todos', field: 'recorte' },
      { query: `disciplina=${'x'.repeat(201)}`, field: 'disciplina' },
      { query: 'pagina=0', field: 'pagina' },
    ],
  },
} satisfies Readonly<Record<string, ExampleCall>>;
