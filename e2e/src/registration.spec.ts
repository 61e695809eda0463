import { aPerson } from './people.ts';
import { expect, expectAccessible, expectNoSideScroll, test } from './quiet-page.ts';
import { inDatabase, writeSetting } from './settings.ts';
import { signIn } from './sign-in.ts';

const words = {
  pt: {
    ends: /vale até/,
    ended: /venceu em/,
    renew: /^Renovar até/,
    renewed: /^Cadastro renovado/,
  },
  en: { ends: /valid until/, ended: /expired on/, renew: /^Renew until/, renewed: /renewed/ },
  es: { ends: /vale hasta/, ended: /venció el/, renew: /^Renovar hasta/, renewed: /renovado/ },
} as const;

const dayFromNow = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test.beforeAll(() => writeSetting('registrationMonths', 12));

for (const [language, { ends, ended, renew, renewed }] of Object.entries(words)) {
  test(`a registration near its end is renewed, and one past it (${language}) @long`, async ({
    page,
  }) => {
    const person = await aPerson();
    const setEnd = (valid_until: string) =>
      inDatabase((db) =>
        db
          .updateTable('login')
          .set({ valid_until })
          .where('username', '=', person.username)
          .execute(),
      );
    await setEnd(dayFromNow(10));
    await signIn(page, person.username, '/meupergamum', { ...person, language });
    await expect(page.getByText(ends)).toBeVisible();
    const button = page.getByRole('button', { name: renew });
    await expectAccessible(page);
    await expectNoSideScroll(page);
    await button.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: renewed })).toBeVisible();
    await expect(button).toHaveCount(0);
    await expect(page.locator('h2:focus')).toHaveCount(1);
    await setEnd(dayFromNow(-10));
    await page.reload();
    await expect(page.getByText(ended)).toBeVisible();
    await expectAccessible(page);
    // Long before its end there is nothing to do.
    await setEnd(dayFromNow(200));
    const answered = page.waitForResponse('**/pessoas/cadastro');
    await page.reload();
    await answered;
    await expect(
      page.getByRole('listitem').filter({ hasText: /Biblioteca Central|Central Library/ }),
    ).toBeVisible();
    await expect(button).toHaveCount(0);
  });
}
