import { actTitle, federalIssuer, type ActKind, type NormativeAct } from '../normative-act.ts';
import type { DemoWork } from '../work.ts';

type State = NormativeAct['state'];
interface Changes {
  readonly amends?: readonly string[];
  readonly revokes?: readonly string[];
}

/** Kind, number, day, state, what it is about, subjects, Dewey number, name by which it is known. */
type Row = readonly [
  kind: ActKind,
  number: string,
  date: string,
  state: State,
  summary: string,
  subjects: readonly string[],
  dewey: string,
  known?: string,
  changes?: Changes,
];

const common = { type: 'normative-act', language: 'por', genres: ['Legislação'] } as const;
const network = 'Rede de Bibliotecas Universitárias e Públicas do Vale do Buriti';
/** The seat of government moved on 21 April 1960. */
const seatOf = (date: string) => (date < '1960-04-21' ? 'Rio de Janeiro' : 'Brasília');

const clt = 'Decreto-Lei nº 5.452, de 1º de maio de 1943';
const penalCode = 'Decreto-Lei nº 2.848, de 7 de dezembro de 1940';
const oldProcurement = 'Lei nº 8.666, de 21 de junho de 1993';
const education = 'Lei nº 9.394, de 20 de dezembro de 1996';
const dataProtection = 'Lei nº 13.709, de 14 de agosto de 2018';
const racism = 'Lei nº 7.716, de 5 de janeiro de 1989';
const environment = 'Lei nº 6.938, de 31 de agosto de 1981';
const sanitation = 'Lei nº 11.445, de 5 de janeiro de 2007';
const schoolLibraries = 'Lei nº 12.244, de 24 de maio de 2010';
const loans2001 = 'Resolução nº 2, de 12 de março de 2001';
const loans2012 = 'Resolução nº 5, de 20 de agosto de 2012';

// oxfmt-ignore
const federal: readonly Row[] = [
  ['Lei', '3.353', '1888-05-13', 'in-force', 'Declara extinta a escravidão no Brasil.', ['Abolicionismo', 'Escravidão - Brasil - Legislação'], '342.81087', 'Lei Áurea'],
  ['Lei', '3.071', '1916-01-01', 'revoked', 'Código Civil dos Estados Unidos do Brasil.', ['Direito civil - Legislação'], '346.81002632', 'Código Civil de 1916'],
  ['Decreto-Lei', '2.848', '1940-12-07', 'amended', 'Código Penal.', ['Direito penal - Legislação'], '345.81', 'Código Penal'],
  ['Decreto-Lei', '3.689', '1941-10-03', 'amended', 'Código de Processo Penal.', ['Processo penal - Legislação'], '345.8105', 'Código de Processo Penal'],
  ['Decreto-Lei', '4.657', '1942-09-04', 'amended', 'Lei de Introdução às normas do Direito Brasileiro.', ['Introdução ao direito', 'Direito - Brasil - Legislação'], '340.9', 'LINDB'],
  ['Decreto-Lei', '5.452', '1943-05-01', 'amended', 'Aprova a Consolidação das Leis do Trabalho.', ['Direito do trabalho - Legislação'], '344.8101', 'CLT'],
  ['Lei', '4.320', '1964-03-17', 'amended', 'Normas gerais de direito financeiro para os orçamentos e balanços dos entes públicos.', ['Finanças públicas - Legislação', 'Orçamento público - Brasil'], '343.81034'],
  ['Lei', '4.504', '1964-11-30', 'amended', 'Dispõe sobre o Estatuto da Terra.', ['Reforma agrária - Legislação', 'Propriedade rural - Brasil'], '343.81076', 'Estatuto da Terra'],
  ['Lei', '4.737', '1965-07-15', 'amended', 'Institui o Código Eleitoral.', ['Direito eleitoral - Legislação'], '342.8107', 'Código Eleitoral'],
  ['Lei', '4.771', '1965-09-15', 'revoked', 'Institui o novo Código Florestal.', ['Florestas - Legislação'], '346.810467516', 'Código Florestal de 1965'],
  ['Lei', '5.172', '1966-10-25', 'amended', 'Dispõe sobre o Sistema Tributário Nacional.', ['Direito tributário - Legislação'], '343.8104', 'Código Tributário Nacional'],
  ['Lei', '5.197', '1967-01-03', 'amended', 'Dispõe sobre a proteção à fauna.', ['Animais silvestres - Legislação'], '346.8104695', 'Lei de Proteção à Fauna'],
  ['Lei', '5.700', '1971-09-01', 'amended', 'Dispõe sobre a forma e a apresentação dos símbolos nacionais.', ['Símbolos nacionais - Legislação'], '342.81'],
  ['Lei', '5.869', '1973-01-11', 'revoked', 'Institui o Código de Processo Civil.', ['Processo civil - Legislação'], '347.8105', 'Código de Processo Civil de 1973'],
  ['Lei', '5.988', '1973-12-14', 'revoked', 'Regula os direitos autorais.', ['Direitos autorais - Legislação'], '346.810482'],
  ['Lei', '6.015', '1973-12-31', 'amended', 'Dispõe sobre os registros públicos.', ['Registros públicos - Legislação'], '346.810438'],
  ['Lei', '6.404', '1976-12-15', 'amended', 'Dispõe sobre as sociedades por ações.', ['Sociedades anônimas - Legislação'], '346.810666', 'Lei das S.A.'],
  ['Lei', '6.766', '1979-12-19', 'amended', 'Dispõe sobre o parcelamento do solo urbano.', ['Solo urbano - Legislação'], '346.81045'],
  ['Lei', '6.815', '1980-08-19', 'revoked', 'Define a situação jurídica do estrangeiro no Brasil.', ['Estrangeiros - Legislação'], '342.81083', 'Estatuto do Estrangeiro'],
  ['Lei', '6.938', '1981-08-31', 'amended', 'Dispõe sobre a Política Nacional do Meio Ambiente.', ['Proteção ambiental - Legislação'], '344.81046'],
  ['Lei', '7.210', '1984-07-11', 'amended', 'Institui a Lei de Execução Penal.', ['Execução penal - Legislação'], '345.81077', 'LEP'],
  ['Lei', '7.347', '1985-07-24', 'amended', 'Disciplina a ação civil pública.', ['Ação civil pública - Legislação'], '347.81053', 'Lei da Ação Civil Pública'],
  ['Lei', '7.716', '1989-01-05', 'amended', 'Define os crimes resultantes de preconceito de raça ou de cor.', ['Racismo - Legislação'], '345.81025', 'Lei do Racismo'],
  ['Lei', '8.080', '1990-09-19', 'amended', 'Dispõe sobre as condições para a promoção, proteção e recuperação da saúde e a organização dos serviços.', ['Saúde pública - Legislação', 'Sistema Único de Saúde (Brasil)'], '344.8104', 'Lei Orgânica da Saúde'],
  ['Lei', '8.112', '1990-12-11', 'amended', 'Regime jurídico dos servidores públicos civis da União.', ['Servidores públicos - Legislação'], '342.81068', 'Estatuto do Servidor'],
  ['Lei', '8.142', '1990-12-28', 'in-force', 'Dispõe sobre a participação da comunidade na gestão do Sistema Único de Saúde.', ['Saúde pública - Legislação', 'Participação social - Brasil'], '344.8104'],
  ['Lei', '8.159', '1991-01-08', 'amended', 'Dispõe sobre a política nacional de arquivos públicos e privados.', ['Arquivos - Legislação'], '344.81092', 'Lei de Arquivos'],
  ['Lei', '8.213', '1991-07-24', 'amended', 'Dispõe sobre os planos de benefícios da previdência social.', ['Previdência social - Legislação'], '344.8102'],
  ['Lei', '8.245', '1991-10-18', 'amended', 'Dispõe sobre as locações dos imóveis urbanos.', ['Locação de imóveis - Legislação'], '346.810434', 'Lei do Inquilinato'],
  ['Lei', '8.313', '1991-12-23', 'amended', 'Institui o Programa Nacional de Apoio à Cultura.', ['Política cultural - Legislação'], '344.8109', 'Lei Rouanet'],
  ['Lei', '8.429', '1992-06-02', 'amended', 'Dispõe sobre as sanções por atos de improbidade administrativa.', ['Improbidade administrativa - Legislação'], '342.81068', 'Lei de Improbidade'],
  ['Lei', '8.666', '1993-06-21', 'revoked', 'Normas para licitações e contratos da administração pública.', ['Licitação pública - Legislação'], '346.81023', 'Lei de Licitações de 1993'],
  ['Lei', '8.906', '1994-07-04', 'amended', 'Dispõe sobre o Estatuto da Advocacia e a Ordem dos Advogados do Brasil.', ['Advogados - Legislação'], '340.023', 'Estatuto da OAB'],
  ['Lei', '9.099', '1995-09-26', 'amended', 'Dispõe sobre os juizados especiais cíveis e criminais.', ['Juizados especiais - Legislação'], '347.8104', 'Lei dos Juizados Especiais'],
  ['Lei', '9.279', '1996-05-14', 'amended', 'Regula direitos e obrigações relativos à propriedade industrial.', ['Propriedade industrial - Legislação', 'Patentes - Legislação'], '346.81048', 'Lei de Propriedade Industrial'],
  ['Lei', '9.433', '1997-01-08', 'amended', 'Institui a Política Nacional de Recursos Hídricos.', ['Recursos hídricos - Legislação'], '346.8104691', 'Lei das Águas'],
  ['Lei', '9.503', '1997-09-23', 'amended', 'Institui o Código de Trânsito Brasileiro.', ['Trânsito - Legislação'], '343.810946', 'CTB'],
  ['Lei', '9.504', '1997-09-30', 'amended', 'Estabelece normas para as eleições.', ['Eleições - Legislação'], '342.8107', 'Lei das Eleições'],
  ['Lei', '9.605', '1998-02-12', 'amended', 'Sanções por condutas e atividades lesivas ao meio ambiente.', ['Crimes contra o meio ambiente - Legislação'], '345.810242', 'Lei de Crimes Ambientais'],
  ['Lei', '9.609', '1998-02-19', 'in-force', 'Dispõe sobre a propriedade intelectual de programa de computador.', ['Programas de computador - Legislação', 'Direitos autorais - Legislação'], '346.810482', 'Lei do Software'],
  ['Lei', '9.674', '1998-06-25', 'in-force', 'Dispõe sobre o exercício da profissão de bibliotecário.', ['Bibliotecários - Legislação'], '344.81092'],
  ['Lei', '9.795', '1999-04-27', 'amended', 'Dispõe sobre a educação ambiental.', ['Educação ambiental - Legislação'], '344.81046'],
  ['Lei', '9.985', '2000-07-18', 'amended', 'Institui o Sistema Nacional de Unidades de Conservação da Natureza.', ['Áreas protegidas - Legislação'], '346.81046', 'SNUC'],
  ['Lei Complementar', '101', '2000-05-04', 'amended', 'Normas de finanças públicas voltadas para a responsabilidade na gestão fiscal.', ['Finanças públicas - Legislação'], '343.81034', 'Lei de Responsabilidade Fiscal'],
  ['Lei', '10.098', '2000-12-19', 'amended', 'Normas e critérios para a acessibilidade das pessoas com deficiência.', ['Acessibilidade - Legislação'], '346.81013', 'Lei da Acessibilidade'],
  ['Lei', '10.257', '2001-07-10', 'amended', 'Diretrizes gerais da política urbana.', ['Política urbana - Legislação'], '346.81045', 'Estatuto da Cidade'],
  ['Lei', '10.436', '2002-04-24', 'in-force', 'Dispõe sobre a Língua Brasileira de Sinais.', ['Língua brasileira de sinais - Legislação'], '344.810791', 'Lei de Libras'],
  ['Lei', '10.639', '2003-01-09', 'in-force', 'Inclui no ensino a história e a cultura afro-brasileira.', ['Educação - Legislação', 'Cultura afro-brasileira - Estudo e ensino'], '344.8107', undefined, { amends: [education] }],
  ['Lei', '10.741', '2003-10-01', 'amended', 'Dispõe sobre o Estatuto da Pessoa Idosa.', ['Idosos - Legislação'], '346.81013', 'Estatuto do Idoso'],
  ['Lei', '10.753', '2003-10-30', 'amended', 'Institui a Política Nacional do Livro.', ['Livros - Legislação', 'Política do livro - Brasil'], '344.8109', 'Lei do Livro'],
  ['Lei', '10.826', '2003-12-22', 'amended', 'Dispõe sobre registro, posse e comercialização de armas de fogo.', ['Armas de fogo - Legislação'], '344.810533', 'Estatuto do Desarmamento'],
  ['Decreto', '5.296', '2004-12-02', 'amended', 'Regulamenta as leis de prioridade de atendimento e de acessibilidade.', ['Acessibilidade - Legislação'], '346.81013'],
  ['Emenda Constitucional', '45', '2004-12-30', 'in-force', 'Reforma do Poder Judiciário.', ['Poder judiciário - Brasil', 'Constituições - Brasil'], '342.8103', 'Reforma do Judiciário'],
  ['Lei', '11.101', '2005-02-09', 'amended', 'Regula a recuperação e a falência do empresário e da sociedade empresária.', ['Falência - Legislação'], '346.81078', 'Lei de Falências'],
  ['Lei', '11.105', '2005-03-24', 'amended', 'Normas de segurança e fiscalização de organismos geneticamente modificados.', ['Biossegurança - Legislação'], '344.8104', 'Lei de Biossegurança'],
  ['Decreto', '5.626', '2005-12-22', 'amended', 'Regulamenta a Lei nº 10.436, de 2002, que dispõe sobre Libras.', ['Língua brasileira de sinais - Legislação'], '344.810791'],
  ['Lei', '11.343', '2006-08-23', 'amended', 'Institui o Sistema Nacional de Políticas Públicas sobre Drogas.', ['Drogas - Legislação'], '345.810277', 'Lei de Drogas'],
  ['Lei', '11.445', '2007-01-05', 'amended', 'Diretrizes nacionais para o saneamento básico.', ['Saneamento - Legislação'], '344.81046'],
  ['Lei', '11.645', '2008-03-10', 'in-force', 'Inclui no ensino a história e a cultura afro-brasileira e indígena.', ['Educação - Legislação', 'Povos indígenas - Brasil - Estudo e ensino'], '344.8107', undefined, { amends: [education] }],
  ['Lei', '11.788', '2008-09-25', 'amended', 'Dispõe sobre o estágio de estudantes.', ['Estágios - Legislação'], '344.8101', 'Lei do Estágio'],
  ['Lei', '12.187', '2009-12-29', 'amended', 'Institui a Política Nacional sobre Mudança do Clima.', ['Mudanças climáticas - Legislação'], '344.81046'],
  ['Lei', '12.244', '2010-05-24', 'amended', 'Dispõe sobre a universalização das bibliotecas nas instituições de ensino do país.', ['Bibliotecas escolares - Legislação'], '344.81092'],
  ['Lei', '12.288', '2010-07-20', 'amended', 'Institui o Estatuto da Igualdade Racial.', ['Igualdade racial - Legislação', 'Racismo - Legislação'], '342.81087', 'Estatuto da Igualdade Racial'],
  ['Lei', '12.305', '2010-08-02', 'amended', 'Institui a Política Nacional de Resíduos Sólidos.', ['Resíduos sólidos - Legislação'], '344.810462'],
  ['Decreto', '7.724', '2012-05-16', 'amended', 'Regulamenta a Lei nº 12.527, de 2011, sobre o acesso a informações.', ['Direito à informação - Legislação'], '342.810662'],
  ['Lei', '12.651', '2012-05-25', 'amended', 'Dispõe sobre a proteção da vegetação nativa.', ['Florestas - Legislação', 'Proteção ambiental - Legislação'], '346.810467516', 'Código Florestal', { amends: [environment], revokes: ['Lei nº 4.771, de 15 de setembro de 1965'] }],
  ['Lei', '12.711', '2012-08-29', 'amended', 'Dispõe sobre o ingresso nas universidades federais e nas instituições federais de ensino técnico.', ['Cotas raciais - Legislação', 'Ensino superior - Legislação'], '344.81079', 'Lei de Cotas'],
  ['Lei', '12.965', '2014-04-23', 'amended', 'Princípios, garantias, direitos e deveres para o uso da Internet no Brasil.', ['Internet - Legislação'], '343.81099', 'Marco Civil da Internet'],
  ['Lei', '13.005', '2014-06-25', 'amended', 'Aprova o Plano Nacional de Educação.', ['Educação e Estado - Brasil', 'Educação - Legislação'], '344.8107', 'PNE'],
  ['Lei', '13.104', '2015-03-09', 'amended', 'Prevê o feminicídio como circunstância qualificadora do homicídio.', ['Feminicídio - Legislação', 'Violência contra a mulher - Legislação'], '345.81025', 'Lei do Feminicídio', { amends: [penalCode] }],
  ['Lei', '13.105', '2015-03-16', 'amended', 'Código de Processo Civil.', ['Processo civil - Legislação'], '347.8105', 'Código de Processo Civil', { revokes: ['Lei nº 5.869, de 11 de janeiro de 1973'] }],
  ['Emenda Constitucional', '95', '2016-12-15', 'amended', 'Institui o Novo Regime Fiscal.', ['Finanças públicas - Legislação', 'Constituições - Brasil'], '343.81034', 'Teto de gastos'],
  ['Lei', '13.445', '2017-05-24', 'amended', 'Institui a Lei de Migração.', ['Migração - Legislação', 'Estrangeiros - Legislação'], '342.81083', 'Lei de Migração', { revokes: ['Lei nº 6.815, de 19 de agosto de 1980'] }],
  ['Lei', '13.467', '2017-07-13', 'in-force', 'Altera a Consolidação das Leis do Trabalho.', ['Direito do trabalho - Legislação'], '344.8101', 'Reforma trabalhista', { amends: [clt] }],
  ['Lei', '13.696', '2018-07-12', 'amended', 'Institui a Política Nacional de Leitura e Escrita.', ['Leitura - Legislação', 'Política do livro - Brasil'], '344.8109', 'Lei Castilho'],
  ['Lei', '13.853', '2019-07-08', 'in-force', 'Cria a Autoridade Nacional de Proteção de Dados.', ['Proteção de dados - Legislação'], '342.810858', undefined, { amends: [dataProtection] }],
  ['Lei', '13.874', '2019-09-20', 'amended', 'Institui a Declaração de Direitos de Liberdade Econômica.', ['Liberdade econômica - Legislação'], '343.8107', 'Lei da Liberdade Econômica'],
  ['Emenda Constitucional', '103', '2019-11-12', 'in-force', 'Altera o sistema de previdência social.', ['Previdência social - Legislação', 'Constituições - Brasil'], '344.8102', 'Reforma da Previdência'],
  ['Lei', '14.026', '2020-07-15', 'in-force', 'Atualiza o marco legal do saneamento básico.', ['Saneamento - Legislação'], '344.81046', 'Novo marco do saneamento', { amends: [sanitation] }],
  ['Lei', '14.133', '2021-04-01', 'amended', 'Lei de Licitações e Contratos Administrativos.', ['Licitação pública - Legislação'], '346.81023', 'Nova Lei de Licitações', { revokes: [oldProcurement] }],
  ['Lei', '14.532', '2023-01-11', 'in-force', 'Tipifica como crime de racismo a injúria racial.', ['Racismo - Legislação'], '345.81025', undefined, { amends: [racism, penalCode] }],
  ['Lei', '14.837', '2024-04-08', 'in-force', 'Modifica a definição de biblioteca escolar e cria o Sistema Nacional de Bibliotecas Escolares.', ['Bibliotecas escolares - Legislação'], '344.81092', undefined, { amends: [schoolLibraries] }],
];

// oxfmt-ignore
const ofTheNetwork: readonly Row[] = [
  ['Resolução', '1', '1988-09-15', 'amended', 'Aprova o regimento da rede de bibliotecas.', ['Bibliotecas - Administração'], '027.081', 'Regimento da Rede'],
  ['Resolução', '3', '1994-05-10', 'revoked', 'Regula a conversão do catálogo em fichas.', ['Catalogação'], '025.3'],
  ['Resolução', '2', '2001-03-12', 'revoked', 'Regula o empréstimo nas bibliotecas da rede.', ['Empréstimo (Bibliotecas)'], '025.6'],
  ['Resolução', '4', '2006-11-22', 'in-force', 'Política de formação e desenvolvimento do acervo.', ['Desenvolvimento de coleções'], '025.21'],
  ['Resolução', '5', '2012-08-20', 'amended', 'Regula o empréstimo e a reserva nas bibliotecas da rede.', ['Empréstimo (Bibliotecas)'], '025.6', 'Regulamento de empréstimo', { revokes: [loans2001] }],
  ['Resolução', '1', '2016-04-04', 'in-force', 'Regula o depósito de teses e dissertações.', ['Teses', 'Bibliotecas digitais'], '025.17'],
  ['Resolução', '2', '2019-06-17', 'in-force', 'Substitui a multa por suspensão no atraso da devolução.', ['Empréstimo (Bibliotecas)'], '025.6', undefined, { amends: [loans2012] }],
  ['Portaria', '7', '2020-03-18', 'revoked', 'Fecha as bibliotecas da rede durante a emergência sanitária.', ['Pandemia de covid-19, 2020-', 'Bibliotecas - Administração'], '025.1'],
  ['Portaria', '2', '2021-10-04', 'in-force', 'Reabre as bibliotecas da rede.', ['Bibliotecas - Administração'], '025.1', undefined, { revokes: ['Portaria nº 7, de 18 de março de 2020'] }],
  ['Resolução', '1', '2024-02-05', 'in-force', 'Política de acessibilidade das bibliotecas da rede.', ['Acessibilidade', 'Bibliotecas e pessoas com deficiência'], '027.663'],
];

function toWork(issuer: string, cutter: string, place: (date: string) => string) {
  return (row: Row): DemoWork => {
    const [kind, number, date, state, summary, subjects, dewey, known, changes = {}] = row;
    const act: NormativeAct = { kind, number, date, issuer, state, ...changes };
    return {
      ...common,
      title: actTitle(act),
      corporateAuthor: issuer,
      place: place(date),
      year: Number(date.slice(0, 4)),
      dewey,
      cutter,
      subjects,
      summary,
      act,
      ...(known !== undefined && { variantTitle: known }),
    };
  };
}

export const normativeActs: readonly DemoWork[] = [
  ...federal.map(toWork(federalIssuer, 'B823l', seatOf)),
  ...ofTheNetwork.map(toWork(network, 'R314r', () => 'Buriti do Vale')),
];
