import type { Page } from '@playwright/test';
import { accessibilityKey } from '../../apps/web/src/features/site-frame/accessibility.ts';
import { expect, test, waitForHydration } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

/** Narrowest supported window: a phone's, or 1280 pixels at 400 %. */
test.use({ viewport: { width: 320, height: 640 } });

const staff = '/meupergamum/atendimento';

/** Pages that most people come for, by the login that opens them; '' is anybody. */
const mainPages: readonly (readonly [string, readonly string[]])[] = [
  ['', ['/', '/?q=brasil', '/avancada', '/indice?indice=autor', '/acervo/1', '/login', '/cesta']],
  [
    'aluna',
    [
      '',
      '/emprestimo',
      '/renovacao',
      '/emprestimo/historico',
      '/emprestimo/reservas',
      '/debito',
    ].map((path) => `/meupergamum${path}`),
  ],
  ['bibliotecaria', ['', '/circulacao', '/reservas', '/pessoas'].map((path) => staff + path)],
  [
    'administradora',
    ['/configuracoes', '/regras-emprestimo', '/calendario'].map((path) => staff + path),
  ],
];

for (const zoom of [0, 100]) {
  for (const [username, addresses] of mainPages) {
    const who = username || 'anybody';
    test(`nothing of ${who} sticks out of 320 pixels at ${zoom} % @one-size @long`, async ({
      page,
    }) => {
      await page.addInitScript(([key, kept]) => localStorage.setItem(key, kept), [
        accessibilityKey,
        JSON.stringify({ zoom }),
      ] as const);
      if (username) await signIn(page, username);
      for (const address of addresses) {
        await page.goto(address, { waitUntil: 'networkidle' });
        await waitForHydration(page);
        expect.soft(await sticksOut(page), address).toEqual([]);
      }
    });
  }
}

/** Elements that make the page wider than its window: they stick out, and nothing in them does. */
function sticksOut(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (one: Element) => one.getBoundingClientRect().right > clientWidth + 1;
    const out = [...document.body.querySelectorAll('*')].filter(isOut);
    return out
      .filter((one) => ![...one.children].some(isOut))
      .map((one) => `${one.outerHTML.slice(0, 80)} in ${one.parentElement?.className ?? ''}`);
  });
}
