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

/** Pages whose flows are long, by who opens them; '' is anybody. */
const others: readonly (readonly [string, readonly string[]])[] = [
  ['', ['/acervo/1/marc', '/acervo/1/dublin-core']],
  [
    'aluna',
    [
      `${account}/afastamento`,
      `${account}/areas-interesse`,
      `${account}/perfil-interesse/periodicos`,
      `${account}/perfil-interesse/tipos-obra`,
      `${account}/postagem-trabalho`,
      `${account}/solicitacoes`,
      `${account}/titulos-consultados`,
      `${account}/totais-titulos?acervo=1`,
      `${account}/troca-usuario`,
    ],
  ],
  [
    'administradora',
    [
      `${staff}/autoatendimento`,
      `${staff}/bases-de-dados`,
      `${staff}/capas`,
      `${staff}/comentarios`,
      `${staff}/declaracoes`,
      `${staff}/etiquetas`,
      `${staff}/fontes-capas`,
      `${staff}/listas`,
      `${staff}/nomes`,
      `${staff}/pagamentos/lancamentos`,
      `${staff}/regras-emprestimo/categorias`,
      `${staff}/regras-emprestimo/numeros`,
      `${staff}/solicitacoes-emprestimo`,
      `${staff}/solicitacoes-emprestimo/busca`,
      `${staff}/solicitacoes-emprestimo/malote`,
      `${staff}/terminais-sip2`,
    ],
  ],
];

for (const [username, addresses] of others) {
  const title = `pages of ${username || 'anybody'} whose flows are long are accessible @one-size`;
  test(title, async ({ page }) => {
    if (username) await signIn(page, username);
    for (const address of addresses) {
      await page.goto(address);
      await waitForHydration(page);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading, address).not.toHaveText(/não encontrad/);
      await expectAccessible(page);
      await expectNoSideScroll(page);
    }
  });
}
