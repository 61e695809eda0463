import type { Page } from '@playwright/test';
import { aReaderToWriteTo, inDays, letterOfTheDay } from './letters.ts';
import { main } from './main.ts';
import { aPerson } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSideScroll,
  test,
  waitForHydration,
} from './quiet-page.ts';
import { inDatabase } from './settings.ts';
import { chooseLanguage } from './sign-in.ts';

const words = {
  pt: {
    renew: 'Renovar tudo',
    pass: 'Passar a vez',
    cancel: 'Cancelar a reserva',
    extend: 'Prolongar a reserva',
    press: 'Prolongar',
    until: 'Até quando a reserva vale',
    done: 'Feito',
    used: 'Este link já foi usado.',
    expired: 'Este link passou do prazo.',
    unknown: 'Este link não veio em nenhuma mensagem da biblioteca',
  },
  en: {
    renew: 'Renew everything',
    pass: 'Pass my turn',
    cancel: 'Cancel the hold',
    extend: 'Extend the hold',
    press: 'Extend',
    until: 'Until when the hold is valid',
    done: 'Done',
    used: 'This link has already been used.',
    expired: 'This link is past its term.',
    unknown: 'This link came in no message from the library',
  },
  es: {
    renew: 'Renovar todo',
    pass: 'Pasar el turno',
    cancel: 'Cancelar la reserva',
    extend: 'Prolongar la reserva',
    press: 'Prolongar',
    until: 'Hasta cuándo vale la reserva',
    done: 'Hecho',
    used: 'Este enlace ya fue usado.',
    expired: 'Este enlace pasó de su plazo.',
    unknown: 'Este enlace no vino en ningún mensaje de la biblioteca',
  },
} as const;

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

async function expectGood(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSideScroll(page);
}

/** Letter to a new reader who has loans and holds, in a browser of their language. */
async function aLetter(page: Page, language: keyof typeof words, origin: string, turn = 0) {
  const person = await aPerson();
  const told = await aReaderToWriteTo(person, language, turn);
  const letter = await letterOfTheDay(person, origin);
  await page.goto('/robots.txt');
  await chooseLanguage(page, language);
  return { told, letter };
}

interface LetterAct {
  readonly address: string;
  readonly name: string;
  readonly title: string;
}

async function expectAct(
  page: Page,
  said: (typeof words)[keyof typeof words],
  { address, name, title }: LetterAct,
): Promise<void> {
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(main(page).getByRole('listitem')).toHaveText([title]);
  await expectGood(page);
  // The page asks again: opening it changes nothing.
  await page.reload();
  await waitForHydration(page);
  await main(page).getByRole('button', { name }).press('Enter');
  await expect(main(page).getByRole('listitem')).toContainText(`${title} · ${said.done}`);
  await expectGood(page);
  await page.reload();
  await expect(main(page).getByText(said.used)).toBeVisible();
  await expect(main(page).getByRole('button')).toHaveCount(0);
}

for (const [language, said] of Object.entries(words) as [keyof typeof words, typeof words.pt][]) {
  test(`a letter acts: it shows what it will do, asks once, does it and says so (${language}) @long`, async ({
    page,
    baseURL,
  }) => {
    const { told, letter } = await aLetter(page, language, String(baseURL));
    const renew = addressIn(letter, said.renew, 0);
    await expectAct(page, said, { address: renew, name: said.renew, title: told.lent });
    await expectGood(page);
  });

  test(`each other act of a letter, and one that is late or of no letter (${language}) @long`, async ({
    page,
    baseURL,
  }) => {
    const { told, letter } = await aLetter(page, language, String(baseURL), 1);
    const extend = addressIn(letter, said.extend, 0);
    const cancel = addressIn(letter, said.cancel, 1);
    const pass = addressIn(letter, said.pass, 0);
    const late = addressIn(letter, said.extend, 1);
    for (const act of [
      { address: cancel, name: said.cancel, title: told.cancelled },
      { address: pass, name: said.pass, title: told.passed },
    ])
      await expectAct(page, said, act);

    await open(page, extend);
    await main(page).getByRole('button', { name: said.press }).press('Enter');
    await expect(main(page).getByRole('alert').getByRole('button')).toContainText(said.until);
    await expectGood(page);
    await page.getByLabel(said.until).fill(inDays(20));
    await main(page).getByRole('button', { name: said.press }).press('Enter');
    await expect(main(page).getByRole('listitem')).toContainText(`${told.extended} · ${said.done}`);

    await expire(told.personId);
    await open(page, late);
    await expect(main(page).getByText(said.expired)).toBeVisible();
    await expect(main(page).getByRole('button')).toHaveCount(0);
    await expectGood(page);
    await open(page, `${late.slice(0, -3)}AAA`);
    await expect(main(page).getByText(said.unknown)).toBeVisible();
    await expectGood(page);
  });
}

/** Address after the name of an act in a letter, at a position among those of that name. */
function addressIn(letter: string, name: string, at: number): string {
  const found = [...letter.matchAll(/([^\r\n]+): (http\S+\/avisos\/atos\/\S+)/g)].filter(
    ([, before = '']) => before.trim() === name,
  );
  const address = found[at]?.[2];
  if (address === undefined) throw new Error(`no '${name}' in:\n${letter}`);
  return address;
}

function expire(personId: number) {
  return inDatabase((db) =>
    db
      .updateTable('letter_act')
      .set({ made_at: new Date(0), expires_at: new Date(1) })
      .where('person_id', '=', personId)
      .where('used_at', 'is', null)
      .execute(),
  );
}
