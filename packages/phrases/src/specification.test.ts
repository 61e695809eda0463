import { expect, test } from 'vitest';
import { locales, type PhraseTree } from './index.ts';

/** Sentences that the specification quotes. */
const quoted = [
  'The above field is required.',
  'Fill all the fields to login!',
  'The username is required!',
  'Password required!',
  'Do the Captcha verification!',
  'Fill the captcha',
  "The passwords don't match!",
  "The password doesn't match all the criteria!",
  'Select all options to confirm the place hold!',
  'Fill in a valid e-mail!',
  'Fill in all required fields!',
  'The login request has failed. Please, try again',
  'Incorrect credentials! Please try again.',
  'An unknown error has occurred while attempting to login.',
  'Unable to communicate with the server! Try again later...',
];

const sentences = (tree: PhraseTree): string[] =>
  Object.values(tree).flatMap((one) => (typeof one === 'string' ? [one] : sentences(one)));

test('the English pages say what the specification quotes, to the letter', () => {
  const said = new Set(sentences(locales.en).map((text) => text.replaceAll('’', "'")));
  expect(quoted.filter((text) => !said.has(text))).toEqual([]);
});
