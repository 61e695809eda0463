import { picture } from './picture.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const area = '/meupergamum/atendimento';

/** A floor with two shelves and what no plan may have. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 160">
  <rect width="300" height="160" fill="#f4f4f4"/>
  <rect id="estante-1" x="20" y="20" width="110" height="40" fill="#bcd"/><text x="60" y="45" font-size="14">1</text>
  <rect id="estante-2" x="20" y="90" width="110" height="40" fill="#bcd"/><text x="60" y="115" font-size="14">2</text>
  <text x="180" y="85" font-size="14">Entrada</text><script>alert(1)</script></svg>`;

/** Title whose copies have a call number of their own, and the name of their library. */
function aShelvedTitle(seed: number) {
  return inDatabase((db) =>
    db
      .selectFrom('copy as c')
      .innerJoin('library as l', 'l.id', 'c.library_id')
      .where('c.call_number', '!=', '')
      .where('c.state', '=', 'available')
      // Only in that library: the head of its page names it.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('copy as o')
              .whereRef('o.title_id', '=', 'c.title_id')
              .whereRef('o.library_id', '!=', 'c.library_id')
              .select('o.id'),
          ),
        ),
      )
      .select([
        'c.title_id as id',
        'c.call_number as number',
        'l.name as library',
        'l.id as libraryId',
      ])
      .orderBy('c.id', 'desc')
      .offset(seed)
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
}

test('a plan is sent, a shelf marked on it, and lit on the page of a title @long', async ({
  page,
  isMobile,
}, { project }) => {
  const name = `2.º piso ${project.name}`;
  const title = await aShelvedTitle(isMobile ? 40 : 10);
  await signIn(page, 'administradora', `${area}/plantas`);
  await page.getByLabel('Biblioteca', { exact: true }).selectOption({ label: title.library });
  await page.getByLabel('Nome do andar').fill(name);
  await page.getByLabel('Desenho (SVG)').setInputFiles({
    name: 'piso.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from(drawing),
  });
  await page.getByRole('button', { name: 'Acrescentar a planta' }).click();
  await expect(page.getByText('O que saiu do desenho: script')).toBeVisible();

  // The list follows the pointer.
  const shape = page.getByLabel('Forma', { exact: true }).first();
  await page.locator('[data-shape="estante-2"]').click();
  await expect(shape).toHaveValue('estante-2');
  await page.getByRole('button', { name: 'Marcar a estante' }).click();
  await page.getByLabel('Nome da estante').fill('Estante 14');
  await page.getByLabel('Do número de chamada').fill(title.number);
  await page.getByLabel('Até o número de chamada').fill(title.number);
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('As alterações foram salvas').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);

  await page.goto(`/acervo/${title.id}/exemplares`);
  await waitForHydration(page);
  const words = `${name}, Estante 14, ${title.number}`;
  await expect(page.getByText(words, { exact: true })).toBeVisible();
  await page.getByText('Ver na planta').first().click();
  const plan = page.getByRole('img', {
    name: `Planta com a estante em amarelo, de contorno grosso: ${words}`,
  });
  await expect(plan).toBeVisible();
  await expect.poll(() => plan.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(300);
  const address = await plan.getAttribute('src');
  const sent = await page.request.get(address ?? '');
  expect(sent.headers()['content-security-policy']).toContain("default-src 'none'");
  expect(await sent.text()).toContain(
    '[id="estante-2"]{fill:#ffd60a'.replace('{', ',[id="estante-2"] :not(text,tspan){'),
  );
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.goto(`/acervo/${title.id}`);
  await waitForHydration(page);
  const act = page.getByRole('region', { name: 'Como conseguir este título' });
  await expect(act.getByText(words, { exact: true })).toBeVisible();
  await expectNoSideScroll(page);

  await page.goto(`${area}/plantas`);
  await page.getByRole('link', { name }).click();
  await page.getByRole('button', { name: 'Apagar a planta' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar a planta' }).click();
  await expect(page.getByRole('heading', { name: /planta/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a drawing that is no plan, and numbers the wrong way round, are told @long', async ({
  page,
  isMobile,
}, { project }) => {
  const name = `3.º piso ${project.name}`;
  const title = await aShelvedTitle(isMobile ? 50 : 20);
  await signIn(page, 'administradora', `${area}/plantas`);
  await page.getByLabel('Biblioteca', { exact: true }).selectOption({ label: title.library });
  await page.getByLabel('Nome do andar').fill(name);
  const send = async (text: string) => {
    const file = { name: 'piso.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) };
    await page.getByLabel('Desenho (SVG)').setInputFiles(file);
    await page.getByRole('button', { name: 'Acrescentar a planta' }).click();
  };
  await send('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await expect(page.getByText('O arquivo não serve de planta').first()).toBeVisible();
  await send(drawing);
  await page.locator('[data-shape="estante-2"]').click();
  await page.getByRole('button', { name: 'Marcar a estante' }).click();
  await page.getByLabel('Nome da estante').fill('Estante 14');
  await page.getByLabel('Do número de chamada').fill(title.number);
  await page.getByLabel('Até o número de chamada').fill('0');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('0 vem antes do primeiro').first()).toBeVisible();
  await expectAccessible(page);
  await inDatabase((db) => db.deleteFrom('floor_plan').where('name', '=', name).execute());
});

/** Gives the title a cover of another source. */
async function coverOf(id: number): Promise<void> {
  const image = picture(200, 300);
  await inDatabase(async (db) => {
    await db.deleteFrom('cover_refusal').where('title_id', '=', id).execute();
    await db.deleteFrom('cover').where('title_id', '=', id).execute();
    await db
      .insertInto('cover')
      .values({
        title_id: id,
        version: 'abcdefghijklmnop',
        file_name: '9788535914849',
        small: image,
        medium: image,
        large: image,
        origin: 'fetched',
        credit: 'Open Library',
        credit_url: 'https://openlibrary.org/isbn/9788535914849',
      })
      .execute();
  });
}

test('a cover says whose it is; a reader says it is wrong; staff refuse it @long', async ({
  page,
  isMobile,
}) => {
  const { id } = await aShelvedTitle(isMobile ? 60 : 30);
  await coverOf(id);
  await page.goto(`/acervo/${id}`);
  await waitForHydration(page);
  await expect(page.getByRole('link', { name: 'Capa: Open Library' })).toHaveAttribute(
    'href',
    'https://openlibrary.org/isbn/9788535914849',
  );
  await page.getByRole('button', { name: 'A capa não é deste título?' }).click();
  await expect(page.getByText('Obrigado. A biblioteca vai ver a capa.')).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  const name = await page.getByRole('heading', { level: 1 }).innerText();

  await signIn(page, 'administradora', `${area}/capas`);
  const refuse = page.getByRole('button', { name: `Recusar a capa: ${name.split(/ ?: /)[0]}` });
  await expect(page.getByText('1 aviso').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await refuse.first().click();
  await expect(page.getByText('foi recusada.').first()).toBeVisible();
  const refusal = await inDatabase((db) =>
    db.selectFrom('cover_refusal').where('title_id', '=', id).select('title_id').executeTakeFirst(),
  );
  expect(refusal).toEqual({ title_id: id });

  await page.goto(`${area}/capas?titulo=${id}`);
  await waitForHydration(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /Enviar outra capa/ }).click();
  await (
    await chooser
  ).setFiles({ name: 'capa.png', mimeType: 'image/png', buffer: picture(200, 300) });
  await expect(page.getByText('é agora a enviada.').first()).toBeVisible();
  await expect(page.getByText('Enviada pela equipe')).toBeVisible();
  await inDatabase((db) => db.deleteFrom('cover').where('title_id', '=', id).execute());
});

for (const language of ['pt', 'en', 'es']) {
  test(`pages of covers and plans in ${language} @long`, async ({ page }) => {
    for (const path of ['fontes-capas', 'capas', 'plantas']) {
      await signIn(page, 'administradora', `${area}/${path}`, { language });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectAccessible(page);
      await expectNoSideScroll(page);
      expect(await page.locator('main').innerText()).not.toMatch(/[a-z]_[a-z]|undefined|\{\{/);
    }
  });
}
