import type { Page } from '@playwright/test';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { writeSetting } from './settings.ts';

const storageKey = 'estante.acessibilidade';

async function openPanel(page: Page) {
  const toggle = page.getByRole('button', { name: 'Acessibilidade' });
  await toggle.click();
  const panel = page.getByRole('region', { name: 'Acessibilidade' });
  await expect(panel).toBeVisible();
  return { toggle, panel };
}

/** Stores a choice as on an earlier visit of the reader. */
async function choseBefore(page: Page, choice: object): Promise<void> {
  const kept = JSON.stringify(choice);
  await page.addInitScript(
    ([key, text]) => localStorage.setItem(key ?? '', text ?? ''),
    [storageKey, kept],
  );
}

/** Checks the home page, results and a title. */
async function eachPage(page: Page, check: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await waitForHydration(page);
  await check();
  await page.goto('/?q=machado');
  await waitForHydration(page);
  await check();
  const title = page.locator('main h2 a[href^="/acervo/"], main h3 a[href^="/acervo/"]').first();
  const name = await title.innerText();
  await title.click();
  await expect(page).toHaveURL(/\/acervo\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
  await check();
}

test('choices take effect at once, stay for the next visit, and are taken back @one-size @long', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const { panel } = await openPanel(page);
  const root = page.locator('html');
  const before = await root.evaluate((html) => parseFloat(getComputedStyle(html).fontSize));
  await panel.getByRole('radio', { name: '60%' }).check();
  await panel.getByText('Alto contraste').click();
  await panel.getByRole('switch', { name: 'Texto em negrito' }).click();
  await panel.getByRole('switch', { name: 'Linhas compactas' }).click();
  await expect(root).toHaveAttribute('data-scheme', 'high-contrast');
  const after = await root.evaluate((html) => parseFloat(getComputedStyle(html).fontSize));
  expect(after / before).toBeCloseTo(1.6);
  await page.reload();
  // The script before the first paint has set them: hydration is not needed.
  await expect(root).toHaveAttribute('data-zoom', '60');
  await expect(root).toHaveAttribute('data-bold', 'on');
  await expect(root).toHaveAttribute('data-density', 'compact');
  await waitForHydration(page);
  const again = await openPanel(page);
  await expect(again.panel.getByRole('radio', { name: '60%' })).toBeChecked();
  await expectAccessible(page);
  await again.panel.getByRole('button', { name: 'Restaurar' }).click();
  for (const name of ['data-zoom', 'data-scheme', 'data-bold', 'data-density']) {
    await expect(root).not.toHaveAttribute(name);
  }
  await expect(again.panel.getByRole('radio', { name: 'Como no sistema' })).toBeChecked();
});

test('a choice in one tab is seen in the other @one-size @long', async ({ page, context }) => {
  await page.goto('/');
  await waitForHydration(page);
  const other = await context.newPage();
  await other.goto('/');
  await waitForHydration(other);
  const { panel } = await openPanel(other);
  await panel.getByText('Modo escuro').click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
});

test('the keyboard opens the panel, chooses, and closes it @one-size @long', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  const toggle = page.getByRole('button', { name: 'Acessibilidade' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('region', { name: 'Acessibilidade' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Como no sistema' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'normal');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Acessibilidade' })).toBeHidden();
  await expect(toggle).toBeFocused();
});

test('what was kept by another program is no matter @one-size @long', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, '{"zoom":'), storageKey);
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.locator('html')).not.toHaveAttribute('data-zoom');
});

test.describe('where nothing was chosen', () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  test('the system’s wishes are followed, and a choice goes before them @one-size @long', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await ground()).toBe('rgb(21, 24, 28)');
    await page.emulateMedia({ contrast: 'more' });
    await expect.poll(ground).toBe('rgb(0, 0, 0)');
    const motion = () =>
      page
        .getByRole('button', { name: 'Buscar', exact: true })
        .evaluate((button) => getComputedStyle(button).transitionDuration);
    expect(await motion()).toBe('0.001s');
    const { panel } = await openPanel(page);
    await panel.getByText('Normais').click();
    await expect.poll(ground).toBe('rgb(250, 249, 246)');
  });
});

const schemes = ['normal', 'inverted', 'greyscale', 'high-contrast', 'monochrome', 'dark'];

for (const cor of schemes) {
  // Contrast in every scheme is tested without a browser.
  test(`home, results and a title are accessible in ${cor}, the panel too @one-size @long`, async ({
    page,
  }) => {
    await choseBefore(page, { zoom: 0, cor });
    await eachPage(page, () => expectAccessible(page));
    await openPanel(page);
    await expectAccessible(page);
  });
}

test(
  'nothing breaks at 100 % on 400 pixels, in bold, with the panel open @long',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await choseBefore(page, { zoom: 100, negrito: true });
    await eachPage(page, () => expectNoSideScroll(page));
    await openPanel(page);
    await expectNoSideScroll(page);
    await expectAccessible(page);
  },
);

test('the footer links what is on, and support says what the institution says @one-size @long', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  const footer = page.getByRole('contentinfo');
  for (const name of ['ICAP', 'Catálogo da rede', 'Proteção de dados']) {
    await expect(footer.getByRole('link', { name })).toBeVisible();
  }
  await expect(footer.getByRole('link', { name: 'Catálogo da rede' })).toHaveAttribute(
    'href',
    /^https:.*\/rede$/,
  );
  await expect(footer).toContainText('Chrome 104, Firefox 110, Edge 110');
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
  await footer.getByRole('button', { name: 'Suporte' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suporte' });
  await expect(dialog).toContainText('bibliotecas@rebivale.example');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(footer.getByRole('button', { name: 'Suporte' })).toBeFocused();
});

test('the front page tells what the institution tells, in the language of the page @one-size @long', async ({
  page,
}) => {
  await page.goto('/?lng=en');
  await waitForHydration(page);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Six libraries, one card' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Registration' })).toBeVisible();
  await expect(main.getByText('Monday to Friday, 8 am to 10 pm')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Workshop: searching databases' })).toBeVisible();
  await main.getByText('May I use the libraries without registering?').click();
  await expect(main.getByText('you register only to take books home')).toBeVisible();
});

test(
  'on a phone one menu holds the way in, the kiosk and the languages @long',
  { tag: '@narrow' },
  async ({ page, isMobile }) => {
    await page.goto('/?lng=es');
    await waitForHydration(page);
    const banner = page.getByRole('banner');
    const over = banner.getByText('Catálogo en línea');
    const line = await over.evaluate((part) => parseFloat(getComputedStyle(part).lineHeight));
    expect((await over.locator('..').boundingBox())?.height).toBeLessThan(line * 1.5);
    await expect(banner.getByText('Menú')).toHaveCount(1);
    if (!isMobile) {
      await expect(banner.getByText('Menú')).toBeHidden();
      await expect(banner.getByRole('link', { name: 'Entrar' })).toBeVisible();
      return;
    }
    const menu = banner.locator('details:visible');
    await menu.locator('summary').press('Enter');
    await expect(menu.getByRole('link')).toHaveText(['Entrar', 'Português', 'English', 'Español']);
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link')).toHaveCount(0);
    await expect(menu.locator('summary')).toBeFocused();
  },
);

test.describe('languages', () => {
  test('the one asked for is kept; the one kept counts before the cookie and the browser @one-size @long', async ({
    page,
    context,
    baseURL,
  }) => {
    const root = page.locator('html');
    await page.goto('/?lng=es');
    await expect(root).toHaveAttribute('lang', 'es');
    await page.goto('/');
    await expect(root).toHaveAttribute('lang', 'es');
    await context.addCookies([{ name: 'estante_lng', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/');
    await expect(root).toHaveAttribute('lang', 'es');
    await page.evaluate(() => localStorage.clear());
    await context.clearCookies();
    await page.goto('/');
    await expect(root).toHaveAttribute('lang', 'pt-BR');
  });

  test('only languages whose phrases are there are offered and taken @one-size @long', async ({
    page,
  }) => {
    await page.goto('/?lng=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    const offered = page.getByRole('contentinfo').getByRole('navigation').getByRole('link');
    await expect(offered).toHaveText(['Português', 'English', 'Español']);
  });
});

test.describe('signs', () => {
  test.describe.configure({ mode: 'serial' });
  let program: Server;
  let isThere = true;

  // In place of VLibras: a program of the same shape, on another host.
  test.beforeAll(async () => {
    program = createServer((_request, response) => {
      response.statusCode = isThere ? 200 : 503;
      response.setHeader('content-type', 'text/javascript');
      response.end(`window.VLibras = { Widget: function () {
        window.plugin = { translate: function (text) {
          try { document.body.append(localStorage.length); } catch (e) { document.body.append('[' + text + ']'); }
        } };
      } };`);
    });
    await new Promise<void>((done) => program.listen(0, '127.0.0.1', done));
  });
  test.afterAll(async () => {
    await writeSetting('signLanguageUrl', '');
    program.close();
  });

  const url = () => `http://127.0.0.1:${(program.address() as AddressInfo).port}/app`;

  test('show the text selected on the page, in a frame that reaches nothing of it @one-size @long', async ({
    page,
  }) => {
    await page.goto('/');
    await waitForHydration(page);
    const closed = await openPanel(page);
    await expect(closed.panel.getByRole('switch', { name: /Libras/ })).toHaveCount(0);
    await writeSetting('signLanguageUrl', url());
    await page.reload();
    await waitForHydration(page);
    const { panel } = await openPanel(page);
    await panel.getByRole('switch', { name: /Libras/ }).click();
    await expect(panel).toContainText('Selecione um texto');
    await page.getByRole('heading', { level: 1 }).selectText();
    await expect(page.frameLocator('iframe').locator('body')).toContainText('[Buscar no acervo]');
  });

  test('stay hidden while the program cannot be reached @one-size @long', async ({ page }) => {
    isThere = false;
    await writeSetting('signLanguageUrl', url());
    await page.goto('/');
    await waitForHydration(page);
    const { panel } = await openPanel(page);
    await panel.getByRole('switch', { name: /Libras/ }).click();
    await expect(panel).toContainText('não respondeu');
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});

test('a page passes over into the next, not into itself, and not where less motion is wished @one-size @long', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...options) => {
      sessionStorage.setItem('passed', String(Number(sessionStorage.getItem('passed')) + 1));
      return start(...options);
    };
  });
  const passed = () => page.evaluate(() => Number(sessionStorage.getItem('passed')));
  await page.goto('/?q=machado');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Próxima' }).first().click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(page.getByRole('link', { name: 'Anterior' }).first()).toBeVisible();
  expect(await passed()).toBe(0);
  const title = page.locator('main h2 a[href^="/acervo/"]').first();
  await title.click();
  await expect(page).toHaveURL(/\/acervo\/\d+/);
  // The router starts a transition in an effect, so after the address has changed.
  await expect.poll(passed).toBe(1);
  await page.goBack();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(title).toBeVisible();
  // The way back is a transition too.
  await expect.poll(passed).toBe(2);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const before = await passed();
  const name = (await title.textContent()) ?? '';
  await title.click();
  await expect(page).toHaveURL(/\/acervo\/\d+/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  expect(await passed()).toBe(before);
});

test('a page to sign in on, and the page after it, are arrived at as any other @one-size @long', async ({
  page,
}) => {
  await page.goto('/');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Entrar' }).first().press('Enter');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('link', { name: 'Voltar' }).press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.locator('body')).not.toBeFocused();
});

test('a filter keeps the keyboard after a language was chosen in the address @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=casa&lng=en');
  await waitForHydration(page);
  const box = page.getByRole('checkbox', { name: /Available now/ }).first();
  await box.press('Space');
  await expect(page).toHaveURL(/filtro=/);
  await expect(box).toBeFocused();
});

test('who goes back is at the link that they had followed @long', async ({ page }) => {
  await page.goto('/?q=casa');
  await waitForHydration(page);
  const link = page.getByRole('main').getByRole('article').nth(1).getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.press('Enter');
  await expect(page).toHaveURL((url) => url.pathname === href);
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack();
  await expect(page.locator(`main a[href="${href}"]`).first()).toBeFocused();
});
