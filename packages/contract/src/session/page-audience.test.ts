import { expect, test } from 'vitest';
import { isPersonalPage } from './page-audience.ts';

test.each([
  '/meupergamum',
  '/meupergamum/atendimento/pessoas?pagina=2',
  '/MeuPergamum/',
  '/login?redirect=/acervo/1',
  '/sair',
  '/pergamum_redireciona?token=x',
  '/pearson',
  '/autoatendimento',
])('%s is a page for people who sign in', (address) => {
  expect(isPersonalPage(address)).toBe(true);
});

test.each([
  '/',
  '/?login',
  '/acervo/1',
  '/acervo/meupergamum',
  '/meupergamum2',
  '/logins',
  '/constructor',
  '//login',
  '',
])('%s is a page for whoever comes', (address) => {
  expect(isPersonalPage(address)).toBe(false);
});
