import { staffPages } from '@estante/contract';
import { expectPagesSpeak } from './area-languages.ts';
import { test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

test.skip(({ isMobile }) => !isMobile, 'what is narrow has the least room');

const area = '/meupergamum/atendimento';

for (const language of ['en', 'es'] as const) {
  test(`staff pages speak ${language} and fit a phone`, { tag: '@long' }, async ({ page }) => {
    await signIn(page, 'administradora', area, { language });
    const addresses = [area, ...staffPages.map(({ path }) => `${area}/${path}`)];
    await expectPagesSpeak(page, addresses, language);
  });
}
