import { expect, test } from './quiet-page.ts';

/** Script for the addresses in the document's head, as a browser resolves them. */
const linked = `
  [...document.head.querySelectorAll('link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]')]
    .map((link) => link.href)`;

test('browsers, phones and social networks find a face of the site @long', async ({
  page,
  baseURL,
}) => {
  await page.goto('/');
  const addresses = await page.evaluate<string[]>(linked);
  expect(addresses.map((address) => new URL(address).pathname)).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    '/manifest.webmanifest',
  ]);
  const types = /^(image\/(x-icon|svg\+xml|png)|application\/manifest\+json)/;
  for (const address of addresses) {
    const answer = await page.request.get(address);
    expect(answer.headers()['content-type'], address).toMatch(types);
  }
  // A browser draws the picture if it is of its declared type.
  for (const address of ['/favicon.ico', '/apple-touch-icon.png', '/cartao-social.png']) {
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, address);
    expect(width, address).toBeGreaterThan(15);
  }
  const colours = page.locator('meta[name="theme-color"]');
  await expect(colours).toHaveCount(2);
  await expect(colours.first()).toHaveAttribute('content', /^#[\da-f]{6}$/);
  const picture = page.locator('meta[property="og:image"]');
  await expect(picture).toHaveAttribute('content', `${baseURL}/cartao-social.png`);
});

interface SearchResponse {
  readonly acervos: readonly { readonly cod_acervo: number; readonly link_capa: string | null }[];
}

test('a title is shared with its own cover, one without by the face of the site @long', async ({
  page,
  baseURL,
}) => {
  const answer = await page.request.get('/api/consulta?q=machado');
  const { acervos } = (await answer.json()) as SearchResponse;
  const picture = page.locator('meta[property="og:image"]');
  for (const hasCover of [true, false]) {
    const title = acervos.find(({ link_capa }) => Boolean(link_capa) === hasCover);
    expect(title, String(hasCover)).toBeDefined();
    await page.goto(`/acervo/${title?.cod_acervo}`);
    const own = new URL(title?.link_capa || '/cartao-social.png', baseURL).href;
    await expect(picture).toHaveAttribute('content', own);
  }
});

test('a password manager is led to where the password is changed @long', async ({ page }) => {
  const answer = await page.request.get('/.well-known/change-password', { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
  expect(answer.headers()['location']).toBe('/meupergamum/senha');
});
