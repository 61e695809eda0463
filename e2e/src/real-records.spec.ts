import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { expect, waitForHydration, test } from './quiet-page.ts';

const root = new URL('../..', import.meta.url).pathname;
const folder = `${root}../shared/data/bibliographic`;
const files = [
  'uva-2000-marc8.mrc',
  'harvard-1000.mrc',
  'biblivre-latin1.mrc',
  'brazil-E2-P1.xml',
  'brazil-E2-P2.xml',
];

test.skip(!existsSync(folder), 'the real records (../shared/data) are not here');

test.describe.configure({ mode: 'serial' });

test('real records are imported while the application runs', async ({ request }) => {
  const args = [
    'run',
    '-s',
    'import',
    '--',
    '--library',
    'BC',
    ...files.map((file) => `${folder}/${file}`),
  ];
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA'] };
  const command = spawn('npm', args, { cwd: root, env });
  let said = '';
  command.stdout.on('data', (chunk: Buffer) => (said += chunk));
  command.stderr.on('data', (chunk: Buffer) => (said += chunk));
  const [code] = await once(command, 'exit');
  expect(code, said).toBe(0);
  // The index follows the catalogue.
  const total = async () => {
    const answer = await request.get('/api/consulta?q=introduzindo%20funcoes');
    const last = await request.get('/api/consulta?q=kulliyesi');
    return (await Promise.all([answer.json(), last.json()])).every((found) => found.total > 0);
  };
  await expect.poll(total, { timeout: 120_000 }).toBe(true);
});

/** Title as catalogued, and what somebody types for it. */
const searches = [
  [
    'Suazo Córdova, la revolución del trabajo y la honestidad',
    'suazo cordova revolucion trabajo',
    'MARC-8',
  ],
  ['Táʼríkh-i-Bangála-i-Mahábatjangí', 'mahabatjangi', 'MARC-8 beyond Latin-1'],
  ['Yunus Emre ve külliyesi', 'yunus emre kulliyesi', 'Turkish in UTF-8'],
  ['Zhongguo ge sheng qu shao shu min zu ren kou', '少数民族', 'Chinese by its 880'],
] as const;

for (const [title, typed, what] of searches) {
  // The gate tests the most unusual encodings only.
  const tag = what === 'MARC-8 beyond Latin-1' ? [] : ['@long'];
  test(`${what}: '${typed}' finds and opens '${title}'`, { tag }, async ({ page }) => {
    await page.goto('/');
    await waitForHydration(page);
    await page.getByRole('combobox', { name: /Buscar por/ }).fill(typed);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: title }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
  });
}

for (const typed of ['introdução', 'introducao']) {
  const tag = typed === 'introducao' ? [] : ['@long'];
  test(
    `'${typed}' is filtered by library and year and opens the right title`,
    { tag },
    async ({ page }) => {
      await page.goto(`/?q=${encodeURIComponent(typed)}`);
      await waitForHydration(page);
      const facets = page.getByRole('complementary', { name: 'Filtros' });
      await facets.getByRole('checkbox', { name: /Biblioteca Central/ }).check();
      const year = facets.getByRole('checkbox', { name: /^(19|20)\d\d/ }).first();
      const chosen = await year.getAttribute('value');
      await year.check();
      await expect(page).toHaveURL(/filtro=B.*filtro=Y/);
      await expect(page.getByRole('status').filter({ hasText: 'título' }).first()).toBeAttached();
      const result = page.getByRole('main').getByRole('article').first();
      await expect(result).toContainText(chosen?.slice(2) ?? 'no year');
      const title = await result.getByRole('heading').textContent();
      await result.getByRole('link').first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await expect(page.getByText('Biblioteca Central').first()).toBeVisible();
    },
  );
}
