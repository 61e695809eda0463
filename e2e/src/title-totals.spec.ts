import { locales } from '@estante/phrases';
import { expect, expectAccessible, test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test.use({ refusals: /status of 500/ });

const failed = {
  pt: 'Não foi possível mostrar os totais do título',
  en: 'The totals of the title could not be shown',
  es: 'No se pudieron mostrar los totales del título',
};

for (const language of ['pt', 'en', 'es'] as const) {
  const title = `totals of a title that fail say so, in ${language}, and can be asked for again @one-size @long`;
  test(title, async ({ page }) => {
    await page.route('**/api/acervo/*/totais*', (route) =>
      route.fulfill({ status: 500, contentType: 'application/json', body: '{}' }),
    );
    await signIn(page, 'aluna', '/meupergamum/totais-titulos?acervo=1', { language });
    const told = page.getByRole('alert').filter({ hasText: failed[language] });
    await expect(told).toBeVisible();
    await expectAccessible(page);
    await page.unrouteAll();
    await told.getByRole('button', { name: locales[language].results.retry }).press('Enter');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(told).toHaveCount(0);
  });
}
