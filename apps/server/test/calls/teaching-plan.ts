import { type ExampleCall, byText } from './example-call.ts';

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
