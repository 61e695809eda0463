import type { ExampleCall } from './example-call.ts';

export const institutionCalls = {
  getInstitution: { url: '/api/parametros/instituicao', refused: [] },
  getFeatures: { url: '/api/parametros/funcionalidades', refused: [] },
  getSelfService: { url: '/api/parametros/autoatendimento', refused: [] },
  listFirstSection: { url: '/api/parametros/secao_1', refused: [] },
  listSecondSection: { url: '/api/parametros/secao_2', refused: [] },
  listQuestions: { url: '/api/parametros/faq', refused: [] },
  listGeneralInformation: { url: '/api/parametros/informacoes_gerais', refused: [] },
  listFrontShelves: { url: '/api/parametros/estantes', refused: [] },
  listOpenings: { url: '/api/unidade-informacao/abertura', refused: [] },
  listInstitutionEvents: { url: '/api/parametros/eventos_institucionais', refused: [] },
  listEventumEvents: { url: '/api/parametros/eventos_eventum', refused: [] },
  listServices: { url: '/api/parametros/atendimento', refused: [] },
  getActivity: {
    url: '/api/parametros/atividade/88',
    missing: 'NaoEncontrado',
    refused: [],
  },
  getActivityNotice: {
    url: '/api/parametros/atividade/88/informativo',
    missing: 'NaoEncontrado',
    refused: [],
  },
  getCampusServices: {
    url: '/api/parametros/atendimento/2',
    missing: 'NaoEncontrado',
    refused: [],
  },
  listCampuses: { url: '/api/campus', refused: [] },
  listLibraries: {
    url: '/api/unidade-informacao',
    refused: ['abc', '0', '-1', '1.5', '2147483648', '1e99'].map((id) => ({
      query: `campus=${id}`,
      field: 'campus',
    })),
  },
} satisfies Readonly<Record<string, ExampleCall>>;
