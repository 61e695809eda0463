import { access, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { LiveNetwork } from './live-network.ts';
import { choosePassword, passwords, patronSheet, signIn, tokenOf } from './people.ts';

interface Step {
  readonly name: string;
  /** Resolves with a report for the table. */
  act(live: LiveNetwork): Promise<string>;
}

export const steps: readonly Step[] = [
  { name: 'start on nothing', act: start },
  { name: 'setup', act: setUp },
  { name: 'records', act: bringRecords },
  { name: 'two libraries', act: makeTwoLibraries },
  { name: 'patrons', act: bringPatrons },
  { name: 'rules', act: setRules },
  { name: 'calendar', act: closeADay },
  { name: 'librarian', act: makeLibrarian },
  { name: 'reader', act: welcomeReader },
  { name: 'hold', act: hold },
  { name: 'loan', act: lend },
  { name: 'backup', act: backUp },
  { name: 'loss', act: loseAll },
  { name: 'restore', act: restore },
  { name: 'the loan is there', act: findLoan },
];

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what);
}

async function start(live: LiveNetwork): Promise<string> {
  await live.start();
  const { pendente } = await live.ask<{ pendente: boolean }>('/api/instalacao');
  demand(pendente, 'the network is set up before anybody has done so');
  return 'an empty network asks to be set up';
}

async function setUp(live: LiveNetwork): Promise<string> {
  const codigo = await readFile(join(live.dataDir, 'setup-code'), 'utf8');
  const body = {
    codigo,
    instituicao: 'Universidade do Vale',
    sigla: 'UVALE',
    campus: 'Sede',
    biblioteca: 'Biblioteca Central',
    sigla_biblioteca: 'BC',
    nome: 'Rita Ramos',
    email: 'rita@example.org',
    usuario: 'rita',
    senha: passwords.rita,
    regras: true,
    feriados: true,
  };
  await live.ask('/api/instalacao', { method: 'POST', body });
  await signIn(live, 'rita');
  const status = await live.npm('admin', ['status']);
  demand(/Administrators: 1/.test(status), status);
  return 'institution, campus, library and administrator';
}

/** Imports a Brazilian library's Koha under one code, which is ours, and a music collection under unknown codes. */
async function bringRecords(live: LiveNetwork): Promise<string> {
  const names = (await readdir(live.records)).filter((name) => name.startsWith('brazil-'));
  const files = names.map((name) => join(live.records, name));
  const [first = ''] = files;
  const rehearsal = await live.npm('import', ['--dry-run', '--library', 'sdin=BC', first]);
  demand(rehearsal.includes('Dry run'), rehearsal);
  await live.npm('import', ['--library', 'sdin=BC', ...files]);
  await live.npm('import', ['--new-libraries', join(live.records, 'concerto.xml')]);
  const status = await live.npm('admin', ['status']);
  const [, titles = '0'] = /Titles: ([\d,]+)/.exec(status) ?? [];
  demand(Number(titles.replace(',', '')) >= 700, status);
  return status.split('\n').slice(1, 4).join(', ');
}

interface Libraries {
  readonly bibliotecas: readonly {
    readonly cod_biblioteca: number;
    readonly sigla: string;
    readonly exemplares: number;
  }[];
  readonly total_sem_biblioteca: number;
}

interface ListPage {
  readonly entradas: readonly { readonly codigo: number; readonly versao: string }[];
}

/** Maps the music collection's other codes to one branch under its own name. */
async function makeTwoLibraries(live: LiveNetwork): Promise<string> {
  const who = tokenOf(live, 'rita');
  const path = '/api/atendimento/bibliotecas';
  const list = '/api/atendimento/listas/biblioteca';
  const { bibliotecas } = await live.ask<Libraries>(path, { who });
  const music = bibliotecas.find(({ sigla }) => sigla === 'DESMARAIS');
  demand(music !== undefined, 'the library of the music collection was not made');
  const { cod_biblioteca: destino } = music;
  for (const { sigla, cod_biblioteca } of bibliotecas) {
    if (sigla === 'BC' || cod_biblioteca === destino) continue;
    const body = { destino };
    await live.ask(`${list}/${cod_biblioteca}/unir`, { method: 'POST', body, who });
  }
  const { entradas } = await live.ask<ListPage>(`${list}?texto=DESMARAIS`, { who });
  const versao = entradas.find(({ codigo }) => codigo === destino)?.versao;
  const body = { valores: { nome: 'Biblioteca de Música' }, versao };
  await live.ask(`${list}/${destino}`, { method: 'PUT', body, who });
  const left = await live.ask<Libraries>(path, { who });
  demand(left.bibliotecas.length === 2, JSON.stringify(left.bibliotecas));
  demand(left.total_sem_biblioteca === 0, 'copies are left without a library');
  return left.bibliotecas
    .map(({ sigla, exemplares }) => `${sigla} ${exemplares} copies`)
    .join(', ');
}

async function bringPatrons(live: LiveNetwork): Promise<string> {
  const who = tokenOf(live, 'rita');
  const arquivo = Buffer.from(patronSheet()).toString('base64');
  const send = (simulacao: boolean) =>
    live.ask<{ novas: number; recusadas: number; erros: readonly object[] }>(
      '/api/atendimento/leitores/importacao',
      { method: 'POST', who, body: { arquivo, simulacao } },
    );
  for (const isDryRun of [true, false]) {
    const { novas, recusadas, erros } = await send(isDryRun);
    demand(novas === 200 && recusadas === 0, JSON.stringify(erros));
  }
  return '200 came in from a CSV file';
}

interface Rules {
  readonly versao: number;
  readonly regras: readonly (object & { readonly prazo: number; readonly unidade_prazo: string })[];
}

async function setRules(live: LiveNetwork): Promise<string> {
  const who = tokenOf(live, 'rita');
  const path = '/api/atendimento/regras-emprestimo';
  const { versao, regras } = await live.ask<Rules>(path, { who });
  const longer = regras.map((rule) =>
    rule.unidade_prazo === 'dias' ? { ...rule, prazo: rule.prazo + 1 } : rule,
  );
  await live.ask(path, { method: 'PUT', who, body: { versao, regras: longer } });
  const after = await live.ask<Rules>(path, { who });
  demand(after.regras.length === regras.length && regras.length > 0, 'rules were lost');
  return `${regras.length}, each a day longer than the sample`;
}

interface Calendar {
  readonly versao: number;
  readonly semana: readonly object[];
  readonly excecoes: readonly { readonly de: string; readonly motivo: string }[];
  readonly fechamentos: readonly { readonly codigo: number }[];
}

async function closeADay(live: LiveNetwork): Promise<string> {
  const who = tokenOf(live, 'rita');
  const path = '/api/atendimento/calendario';
  const { versao, semana, excecoes, fechamentos } = await live.ask<Calendar>(path, { who });
  const day = `${new Date().getUTCFullYear() + 1}-08-11`;
  const closed = { cod_biblioteca: null, cod_campus: null, de: day, ate: day, aberta: false };
  const body = {
    versao,
    semana,
    excecoes: [...excecoes, { ...closed, motivo: 'Aniversário da cidade' }],
    fechamentos: fechamentos.map(({ codigo }) => codigo),
  };
  await live.ask(path, { method: 'PUT', who, body });
  const after = await live.ask<Calendar>(path, { who });
  demand(
    after.excecoes.some(({ de }) => de === day),
    'the day is not closed',
  );
  demand(excecoes.length > 9, 'there are no national holidays');
  return `${excecoes.length} national holidays, and ${day}`;
}

async function makeLibrarian(live: LiveNetwork): Promise<string> {
  await live.npm('admin', ['roles', 'carla', 'staff']);
  await choosePassword(live, 'carla');
  const who = await signIn(live, 'carla');
  const { propria } = await live.ask<{ propria: { desc_biblioteca: string } }>(
    '/api/atendimento/circulacao',
    { who },
  );
  return `carla works at the desk of ${propria.desc_biblioteca}`;
}

async function welcomeReader(live: LiveNetwork): Promise<string> {
  await choosePassword(live, 'leitor001');
  await signIn(live, 'leitor001');
  demand((await loansOf(live)).length === 0, 'a new reader has loans');
  return 'leitor001 made a password by mail and signed in';
}

async function loansOf(live: LiveNetwork): Promise<readonly string[]> {
  const { emprestimos } = await live.ask<{ emprestimos: readonly { codigo_barras: string }[] }>(
    '/api/emprestimo/titulos-pendentes',
    { who: tokenOf(live, 'leitor001') },
  );
  return emprestimos.map(({ codigo_barras }) => codigo_barras);
}

interface SearchResponse {
  readonly acervos: readonly { readonly cod_acervo: number; readonly titulo: string }[];
}

/** Searches until the index has what was imported. */
async function search(live: LiveNetwork, words: string): Promise<SearchResponse['acervos']> {
  for (let tries = 0; tries < 300; tries += 1) {
    const query = encodeURIComponent(words);
    const { acervos } = await live.ask<SearchResponse>(`/api/consulta?q=${query}`);
    if (acervos.length > 0) return acervos;
    await delay(200);
  }
  throw new Error(`nothing is found by '${words}'`);
}

/** Titles that the reader looks for: the first is returned, the second stays on loan. */
const wanted = ['Dominando o PostgreSQL', 'Princípios em projetos de programas'] as const;

interface Copy {
  readonly codigo_barras: string;
  readonly cod_biblioteca: number;
}

async function findCopy(
  live: LiveNetwork,
  words: string,
): Promise<Copy & { readonly title: number }> {
  const [found] = await search(live, words);
  demand(found !== undefined, `nothing is found by '${words}'`);
  const { exemplares } = await live.ask<{ exemplares: readonly Copy[] }>(
    `/api/acervo/${found.cod_acervo}/exemplares`,
  );
  const [copy] = exemplares;
  demand(exemplares.length === 1 && copy !== undefined, `'${words}' has no copy, or several`);
  return { ...copy, title: found.cod_acervo };
}

/** Places holds on both titles, which another reader has on loan. */
async function hold(live: LiveNetwork): Promise<string> {
  const who = tokenOf(live, 'leitor001');
  for (const words of wanted) {
    const { title, codigo_barras, cod_biblioteca: biblioteca } = await findCopy(live, words);
    await lendTo(live, 'leitor002', codigo_barras);
    const any = { volume: '', tomo: '', parte: '', material_adicional: '', localizacao: null };
    const { situacao } = await live.ask<{ situacao: string }>('/api/reserva', {
      method: 'POST',
      who,
      body: { cod_acervo: title, biblioteca, ...any },
    });
    demand(situacao === 'na_fila', situacao);
  }
  return `leitor001 waits for ${wanted.length} titles that leitor002 has`;
}

async function lendTo(live: LiveNetwork, username: string, codigo_barras: string): Promise<void> {
  const who = tokenOf(live, 'carla');
  const { leitores } = await live.ask<{ leitores: readonly { cod_login: number }[] }>(
    `/api/atendimento/circulacao/leitores?texto=${username}`,
    { who },
  );
  const [reader] = leitores;
  demand(reader !== undefined, `the desk does not find ${username}`);
  const { situacao } = await live.ask<{ situacao: string }>(
    '/api/atendimento/circulacao/emprestimo',
    { method: 'POST', who, body: { cod_login: reader.cod_login, codigo_barras } },
  );
  demand(situacao === 'emprestado', situacao);
}

async function lend(live: LiveNetwork): Promise<string> {
  const { codigo_barras } = await findCopy(live, wanted[0]);
  const { destino } = await live.ask<{ destino?: { tipo: string } }>(
    '/api/atendimento/circulacao/devolucao',
    { method: 'POST', who: tokenOf(live, 'carla'), body: { codigo_barras } },
  );
  demand(destino?.tipo === 'reserva', `it goes to ${destino?.tipo}`);
  await lendTo(live, 'leitor001', codigo_barras);
  live.known.set('barcode', codigo_barras);
  live.known.set('account', await accountOf(live));
  return `${codigo_barras} came back, was kept for leitor001, and carla lends it`;
}

/** Loans and holds as the reader sees them. */
async function accountOf(live: LiveNetwork): Promise<string> {
  const who = tokenOf(live, 'leitor001');
  return JSON.stringify([await loansOf(live), await live.ask<object>('/api/reserva', { who })]);
}

async function backUp(live: LiveNetwork): Promise<string> {
  const said = await live.npm('backup', [live.backup]);
  const rows = /([\d,]+) rows of ([\d,]+) tables/.exec(said);
  demand(rows !== null, said);
  return `${rows[0]}, while the server goes on`;
}

async function loseAll(live: LiveNetwork): Promise<string> {
  await live.stop();
  await rm(live.dataDir, { recursive: true, force: true, maxRetries: 5 });
  const isGone = await access(live.dataDir).then(
    () => false,
    () => true,
  );
  demand(isGone, 'the folder is still there');
  return 'the folder with everything is deleted';
}

async function restore(live: LiveNetwork): Promise<string> {
  const said = await live.npm('restore', [live.backup]);
  demand(/are back/.test(said), said);
  await live.start();
  return 'everything is back, and started';
}

async function findLoan(live: LiveNetwork): Promise<string> {
  const barcode = live.known.get('barcode') ?? '';
  await signIn(live, 'leitor001');
  const loans = await loansOf(live);
  demand(loans.includes(barcode), `loans are ${loans.join(', ')}`);
  demand((await accountOf(live)) === live.known.get('account'), 'the account is another');
  await search(live, wanted[0]);
  const { bibliotecas } = await live.ask<Libraries>('/api/atendimento/bibliotecas', {
    who: await signIn(live, 'rita'),
  });
  demand(bibliotecas.length === 2, 'the libraries are others');
  return `leitor001 still has ${barcode}, and still waits for the other`;
}
