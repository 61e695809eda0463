import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  waitForHydration,
  test,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { signIn } from './sign-in.ts';

const plan = (name: string) => ({ name: new RegExp(name), level: 2 });

test('the plans of a course are found by choosing it, and their titles put in the basket @long', async ({
  page,
}) => {
  await page.goto('/plano-ensino');
  await waitForHydration(page);
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('combobox', { name: 'Curso' }).fill('comp');
  await page.getByRole('option', { name: /Ciência da Computação/ }).click();
  await page.getByRole('combobox', { name: 'Período' }).selectOption('1');
  await page.getByRole('button', { name: 'Buscar planos' }).click();
  await expect(page).toHaveURL(/\/plano-ensino\?curso=CCO&periodo=1$/);
  await expect(page.getByText('3 planos de ensino').first()).toBeVisible();
  await expect(page.getByRole('heading', plan('Cálculo I'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Bibliografia básica' })).toHaveCount(3);
  await expect(page.getByText(/\d+ exemplar(es)? para 50 vagas/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('button', { name: /à cesta: Álgebra linear/ }).click();
  await expect(page.getByText('4 títulos adicionados à cesta.').first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver a cesta' })).toBeFocused();
});

test('a search can be shared, reloaded, walked with Back, and cleared @one-size @long', async ({
  page,
}) => {
  await page.goto('/plano-ensino?departamento=FLH&ano=2025&semestre=2');
  await waitForHydration(page);
  await expect(page.getByText('2 planos de ensino').first()).toBeVisible();
  await expect(page.getByText('Não está no acervo').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Leitura obrigatória' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Disciplina' }).fill('metodologia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/disciplina=metodologia/);
  await expect(page.getByText('1 plano de ensino').first()).toBeVisible();
  await page.goBack();
  await expect(page.getByText('2 planos de ensino').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('FLH');
  await page.getByRole('link', { name: 'Limpar' }).click();
  await expect(page).toHaveURL(/\/plano-ensino$/);
  await expect(page.getByRole('combobox', { name: 'Departamento' })).toHaveValue('');
  await expect(page.getByRole('combobox', { name: 'Disciplina' })).toHaveValue('');
});

test('the keyboard alone chooses a discipline and comes to its titles @one-size @long', async ({
  page,
}) => {
  await page.goto('/plano-ensino');
  await waitForHydration(page);
  const box = page.getByRole('combobox', { name: 'Disciplina' });
  await box.focus();
  await page.keyboard.type('direito c');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('Direito civil: parte geral');
  await expect(page.getByRole('listbox')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/disciplina=DIR202/);
  await expect(page.getByRole('main')).toBeFocused();
  const title = page.getByRole('link', { name: 'Direito civil brasileiro' }).first();
  for (let step = 0; step < 30; step += 1) {
    await page.keyboard.press('Tab');
    if (await title.evaluate((link) => link === document.activeElement)) break;
  }
  await expect(title).toBeFocused();
});

test('an empty form says what to do, and a search that finds nothing too @one-size @long', async ({
  page,
}) => {
  await page.goto('/plano-ensino');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Buscar planos' }).click();
  await expect(page.getByRole('alert').getByText('Preencha pelo menos um campo')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Curso' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Curso' }).fill('alquimia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nenhum plano de ensino' })).toBeVisible();
  await expect(page.getByText('Preencha pelo menos um campo')).toBeHidden();
});

test('a failed search says so and keeps the form @one-size @long', async ({ page }) => {
  await page.goto('/plano-ensino');
  await waitForHydration(page);
  const calls = '**/api/plano-ensino/bibliografia*';
  await page.route(calls, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('combobox', { name: 'Curso' }).fill('letras');
  await page.keyboard.press('Enter');
  const failed = page.getByText('Os planos de ensino não puderam ser buscados');
  await expect(failed).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Curso' })).toHaveValue('letras');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', plan('Introdução aos estudos')).first()).toBeVisible();
});

test('a title leads to the disciplines that read it, and a discipline filters @one-size @long', async ({
  page,
}) => {
  await page.goto('/?q=&filtro=D:disciplina:LET101');
  await waitForHydration(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('4 títulos');
  await page.getByRole('link', { name: /^Teoria da literatura/ }).click();
  // The chosen filter has the same name on the earlier page.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Teoria da literatura/);
  await page.getByRole('link', { name: 'Introdução aos estudos literários (LET101)' }).click();
  await expect(page).toHaveURL(/\/plano-ensino\?disciplina=LET101/);
  await expect(page.getByRole('heading', plan('Introdução aos estudos')).first()).toBeVisible();
});

test('a student finds what their own disciplines read @one-size @long', async ({ page }) => {
  await signIn(page, 'aluna', '/meupergamum/plano-ensino');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plano de ensino');
  await expect(page.getByRole('link', { name: /^Os que curso/ })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('heading', plan('Modernismo brasileiro'))).toBeVisible();
  await expect(page.getByText(/\d+ exemplar(es)? para 40 vagas/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('one’s own plans are narrowed to a discipline, and those of a teacher are theirs @one-size @long', async ({
  page,
}) => {
  await signIn(page, 'aluna', '/meupergamum/plano-ensino');
  await page.getByRole('combobox', { name: 'Disciplina' }).selectOption('LET302');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).press('Enter');
  await expect(page).toHaveURL(/disciplina=LET302$/);
  await expect(page.getByText(/: 1 plano de ensino$/)).toBeVisible();
  const keep = page.getByRole('button', { name: /^Cesta permanente: / }).first();
  const wasKept = await keep.getAttribute('aria-pressed');
  await keep.press('Enter');
  await expect(keep).toHaveAttribute('aria-pressed', String(wasKept !== 'true'));
  await page.getByRole('link', { name: /^Todos do meu curso/ }).press('Enter');
  await expect(page.getByRole('heading', plan('Literatura portuguesa'))).toBeVisible();
  await signIn(page, 'professor', '/meupergamum/plano-ensino');
  await expect(page.getByRole('main').getByText('Joaquim Valadares').first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
});

test('a course shows its copies for each place, what is missing, and a PDF of it @long', async ({
  page,
}) => {
  await page.goto('/plano-ensino?curso=LET&ano=2025');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Exemplares por vaga do curso' }).first().click();
  await expect(page).toHaveURL(/\/plano-ensino\/curso\?curso=LET&ano=2025$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Letras: exemplares por vaga');
  const sum = page.getByRole('region', { name: 'Resumo' });
  await expect(sum.getByText(/\d+ disciplinas · \d+ títulos · .* em falta/)).toBeVisible();
  const table = page.getByRole('table', { name: 'Bibliografia básica' }).first();
  await expect(table.getByText(/^1 para [\d,]+ vagas$/).first()).toBeVisible();
  await expectAccessible(page);
  await expectNoSideScroll(page);
  await page.getByRole('combobox', { name: 'Semestre' }).selectOption('1');
  await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
  await expect(page).toHaveURL(/semestre=1$/);
  const link = page.getByRole('link', { name: 'Baixar em PDF' });
  const file = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(file.headers()['content-type']).toBe('application/pdf');
});

test('a course that is none is answered with 404 @one-size @long', async ({ page }) => {
  for (const nowhere of ['?curso=NADA', '']) {
    const answer = await page.goto(`/plano-ensino/curso${nowhere}`);
    expect(answer?.status(), nowhere).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/exemplares/);
  }
});

test('a teacher suggests in one act what a list lacks, and is told of each @one-size @long', async ({
  page,
}) => {
  const citation = `SILVA, Ana. Livro que falta ${Date.now()}. São Paulo: Ática, 1999.`;
  await addReading(citation);
  await signIn(page, 'professor', '/meupergamum/plano-ensino?recorte=lecionados');
  const open = page.getByRole('button', { name: /^Sugerir a compra do que falta: / }).first();
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Sugerir a compra do que falta' });
  const title = citation.split('. ')[1] ?? '';
  await expect(dialog.getByRole('checkbox', { name: title })).toBeChecked();
  await expectAccessible(page);
  await dialog.getByLabel('Biblioteca', { exact: true }).selectOption('');
  await dialog.getByLabel(`Exemplares de “${title}”`).fill('1,5');
  await dialog.getByRole('button', { name: 'Enviar sugestões' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Confira os campos marcados');
  await dialog.getByLabel('Biblioteca', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel(`Exemplares de “${title}”`).fill('3');
  await dialog.getByRole('button', { name: 'Enviar sugestões' }).click();
  await expect(dialog.getByText(/sugest(ão enviada|ões enviadas)$/)).toBeVisible();
  await expect(dialog.getByText(title, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await open.click();
  await expect(dialog.getByRole('checkbox', { name: title })).toBeDisabled();
  await expect(dialog.getByText('Já sugerido: Pré-sugestão').first()).toBeVisible();
});

/** Adds a reading without holdings to the demo professor's first present discipline. */
function addReading(citation: string) {
  return inDatabase(async (db) => {
    const plans = await db
      .selectFrom('teaching_plan as p')
      .innerJoin('professor as f', 'f.id', 'p.professor_id')
      .innerJoin('login as l', 'l.person_id', 'f.person_id')
      .where('l.username', '=', 'professor')
      .select('p.id')
      .execute();
    const items = plans.map(({ id }) => ({
      plan_id: id,
      position: 900,
      kind: 'basic' as const,
      citation,
      title_id: null,
    }));
    await db
      .insertInto('bibliography_item')
      .values(items)
      .onConflict((row) => row.columns(['plan_id', 'position']).doUpdateSet({ citation }))
      .execute();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a course is shown whole, and another semester of it by its form @one-size @long', async ({
    page,
  }) => {
    await page.goto('/plano-ensino/curso?curso=LET&ano=2025');
    await expect(page.getByRole('region', { name: 'Resumo' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Semestre' }).selectOption('2');
    await page.getByRole('button', { name: 'Mostrar', exact: true }).click();
    await expect(page).toHaveURL(/curso=LET&ano=2025&semestre=2/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Letras/);
  });

  test('the form finds plans by names as they are typed @one-size @long', async ({ page }) => {
    await page.goto('/plano-ensino');
    await page.getByRole('button', { name: 'Buscar planos' }).click();
    await expect(page.getByText('Preencha pelo menos um campo')).toBeVisible();
    await page.getByRole('combobox', { name: 'Disciplina' }).fill('calculo i');
    await page.getByRole('button', { name: 'Buscar planos' }).click();
    await expect(page.getByRole('heading', plan('Cálculo I'))).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Disciplina' })).toHaveValue('Cálculo I');
  });
});
