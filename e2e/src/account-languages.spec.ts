import { activities, featurePlaces } from '@estante/contract/plain';
import { expectPagesSpeak } from './area-languages.ts';
import { test } from './quiet-page.ts';
import { signIn } from './sign-in.ts';

const addresses = featurePlaces
  .filter(({ feature }) => feature === activities.personalArea)
  .flatMap(({ pages }) => pages)
  .filter((address) => !address.includes(':'));

for (const language of ['pt', 'en', 'es'] as const) {
  test(
    `the pages of an account speak ${language}, for everybody`,
    { tag: '@long' },
    async ({ page }) => {
      await signIn(page, 'aluna', '/meupergamum', { language });
      await expectPagesSpeak(page, addresses, language);
    },
  );
}
