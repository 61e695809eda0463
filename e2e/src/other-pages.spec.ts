import { isLong } from '@estante/test-support/is-long';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const account = '/meupergamum';
const staff = '/meupergamum/atendimento';

/** Pages with long flows, by the login that opens them; '' is anybody. */
const others: readonly (readonly [string, readonly string[]])[] = [
  [
    '',
    [
      '/acervo/1/dublin-core',
      '/acervo/1/marc',
      '/acervo/1/referencia',
      '/autoridade/1',
      '/avancada',
      '/bases-de-dados',
      '/indice?indice=autor&texto=machado',
      '/rede?q=fome',
      '/plano-ensino/curso?curso=LET&ano=2025',
    ],
  ],
  [
    'aluna',
    [
      `${account}/afastamento`,
      `${account}/aquisicao`,
      `${account}/aquisicao/bases-dados`,
      `${account}/aquisicao/estatisticas`,
      `${account}/aquisicao/pedidos`,
      `${account}/alertas`,
      `${account}/areas-interesse`,
      `${account}/chaves`,
      `${account}/debito`,
      `${account}/itens-salvos`,
      `${account}/listas`,
      `${account}/nada-consta`,
      `${account}/perfil-interesse/periodicos`,
      `${account}/perfil-interesse/tipos-obra`,
      `${account}/pesquisa-especializada`,
      `${account}/postagem-trabalho`,
      `${account}/plano-ensino`,
      `${account}/privacidade`,
      `${account}/senha`,
      `${account}/solicitacoes`,
      `${account}/solicitacoes/comutacao-bibliografica`,
      `${account}/solicitacoes/ficha-catalografica`,
      `${account}/titulos-consultados`,
      `${account}/totais-titulos?acervo=1`,
      `${account}/troca-usuario`,
    ],
  ],
  [
    'administradora',
    [
      `${staff}/aparencia`,
      `${staff}/atrasos`,
      `${staff}/auditoria`,
      `${staff}/autoatendimento`,
      `${staff}/bases-de-dados`,
      `${staff}/bibliotecas`,
      `${staff}/capas`,
      `${staff}/captcha`,
      `${staff}/comentarios`,
      `${staff}/configuracoes`,
      `${staff}/dados-pessoais`,
      `${staff}/declaracoes`,
      `${staff}/entrada-instituicao`,
      `${staff}/estantes`,
      `${staff}/etiquetas`,
      `${staff}/etiquetas-cor`,
      `${staff}/eventos`,
      `${staff}/exemplares`,
      `${staff}/exemplares-lote`,
      `${staff}/fasciculos`,
      `${staff}/fontes-capas`,
      `${staff}/fornecedores`,
      `${staff}/funcionalidades`,
      `${staff}/horarios`,
      `${staff}/importacoes`,
      `${staff}/inventarios`,
      `${staff}/leitores`,
      `${staff}/listas`,
      `${staff}/listas-academicas?lista=plano_ensino`,
      `${staff}/nomes`,
      `${staff}/pagamentos`,
      `${staff}/pagamentos/extrato`,
      `${staff}/pagamentos/lancamentos`,
      `${staff}/papeis`,
      `${staff}/pedidos-compra`,
      `${staff}/pessoas`,
      `${staff}/plantas`,
      `${staff}/primeiros-passos`,
      `${staff}/rede`,
      `${staff}/regras-emprestimo`,
      `${staff}/regras-emprestimo/categorias`,
      `${staff}/regras-emprestimo/numeros`,
      `${staff}/relatorios`,
      `${staff}/reservas`,
      `${staff}/solicitacoes-emprestimo`,
      `${staff}/solicitacoes-emprestimo/busca`,
      `${staff}/solicitacoes-emprestimo/malote`,
      `${staff}/sugestoes`,
      `${staff}/terminais-sip2`,
      `${staff}/textos`,
      `${staff}/transito`,
    ],
  ],
];

for (const [username, addresses] of others) {
  test(`pages of ${username || 'anybody'} whose flows are long are shown @one-size`, async ({
    page,
  }) => {
    if (username) await signIn(page, username);
    // The gate opens a sixth of them; its tests of rendered pages have the server render each.
    for (const address of addresses.filter((_, at) => isLong || at % 6 === 0)) {
      await page.goto(address);
      await waitForHydration(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).not.toHaveText(/não encontrad/);
      // At night only: axe takes longer than the rest.
      if (isLong) await expectAccessible(page);
      await expectNoSideScroll(page);
    }
  });
}
