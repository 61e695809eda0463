import { expect, test } from 'vitest';
import { linkHints } from './link-hints.ts';

const link = (name: string, url: string) => ({ name, url });

test('links that their names tell apart have no hint', () => {
  const links = [link('Sumário', 'https://a.example/1'), link('Texto', 'https://a.example/2')];
  expect(linkHints(links)).toEqual(['', '']);
});

test('links of one name are told apart by where they lead', () => {
  const links = [
    link('Versão on-line', 'http://www.publishersweekly.com/'),
    link('Versão on-line', 'http://pubweekly.example.com/a'),
    link('Texto', 'http://pubweekly.example.com/b'),
  ];
  expect(linkHints(links)).toEqual(['publishersweekly.com', 'pubweekly.example.com', '']);
});

test('links of one name to one place are counted', () => {
  const links = ['1', '2'].map((part) => link('Volume', `https://example.org/${part}`));
  expect(linkHints([...links, link('Volume', 'não é endereço')])).toEqual([
    'example.org (1)',
    'example.org (2)',
    '',
  ]);
});
