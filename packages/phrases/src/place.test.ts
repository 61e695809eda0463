import { expect, test } from 'vitest';
import { formatPlace } from './place.ts';

const forms = ['at', 'of', 'to', 'the', 'The'] as const;

test.each([
  ['pt', 'Biblioteca Central', 'na, da, à, a, A'],
  ['pt', 'BIBLIOTECA CENTRAL', 'na, da, à, a, A'],
  ['pt', 'Hemeroteca', 'na, da, à, a, A'],
  ['pt', 'Sala de leitura', 'na, da, à, a, A'],
  ['pt', 'Faculdade de Letras', 'na, da, à, a, A'],
  ['pt', 'Coleção Especial', 'na, da, à, a, A'],
  ['pt', 'Bibliotecas Reunidas', 'nas, das, às, as, As'],
  ['pt', 'Acervo Histórico', 'no, do, ao, o, O'],
  ['pt', 'Instituto de Física', 'no, do, ao, o, O'],
  ['pt', 'Centro de Documentação', 'no, do, ao, o, O'],
  ['pt', 'Câmpus Norte', 'no, do, ao, o, O'],
  ['pt', 'Arquivos Reunidos', 'nos, dos, aos, os, Os'],
  ['pt', 'Pontifícia Universidade Católica', 'na, da, à, a, A'],
  ['pt', 'Câmara dos Deputados', 'na, da, à, a, A'],
  ['pt', 'Assembleia Legislativa', 'na, da, à, a, A'],
  ['pt', 'Empresa Brasileira de Pesquisa Agropecuária', 'na, da, à, a, A'],
  ['pt', 'Prefeitura de Santos', 'na, da, à, a, A'],
  ['pt', 'Agência Nacional de Águas', 'na, da, à, a, A'],
  ['pt', 'Procuradoria-Geral', 'em, de, a, , '],
  ['pt', 'Procuradoria Geral da República', 'na, da, à, a, A'],
  ['pt', 'Junta Comercial', 'na, da, à, a, A'],
  ['pt', 'Corte Interamericana', 'na, da, à, a, A'],
  ['pt', 'Tribunal de Justiça', 'no, do, ao, o, O'],
  ['pt', 'Senado Federal', 'no, do, ao, o, O'],
  ['pt', 'Ministério da Saúde', 'no, do, ao, o, O'],
  ['pt', 'Conselho Nacional de Justiça', 'no, do, ao, o, O'],
  ['pt', 'Governo do Estado', 'no, do, ao, o, O'],
  ['pt', 'Colégio Pedro II', 'no, do, ao, o, O'],
  ['pt', 'Brasiliana', 'em, de, a, , '],
  ['pt', 'Salão Nobre', 'em, de, a, , '],
  ['pt', '', 'em, de, a, , '],
  ['es', 'Biblioteca Central', 'en la, de la, a la, la, La'],
  ['es', 'Facultad de Derecho', 'en la, de la, a la, la, La'],
  ['es', 'Instituto de Física', 'en el, del, al, el, El'],
  ['es', 'Pontificia Universidad Católica', 'en la, de la, a la, la, La'],
  ['es', 'Cámara de Diputados', 'en la, de la, a la, la, La'],
  ['es', 'Asamblea Legislativa', 'en la, de la, a la, la, La'],
  ['es', 'Agencia Nacional', 'en la, de la, a la, la, La'],
  ['es', 'Prefectura Naval', 'en la, de la, a la, la, La'],
  ['es', 'Procuraduría General', 'en la, de la, a la, la, La'],
  ['es', 'Tribunal Supremo', 'en el, del, al, el, El'],
  ['es', 'Ministerio de Salud', 'en el, del, al, el, El'],
  ['es', 'Consejo de Estado', 'en el, del, al, el, El'],
  ['es', 'Gobierno de la Ciudad', 'en el, del, al, el, El'],
  ['es', 'Senado', 'en el, del, al, el, El'],
  ['es', 'Colegio de México', 'en el, del, al, el, El'],
  ['es', 'Bibliotecas Reunidas', 'en las, de las, a las, las, Las'],
  ['es', 'Archivos Reunidos', 'en los, de los, a los, los, Los'],
  ['es', 'Brasiliana', 'en, de, a, , '],
  ['en', 'Central Library', 'at the, of the, to the, the, The'],
  ['en', 'Library of Law', 'at the, of the, to the, the, The'],
  ['en', 'The London Library', 'at, of, to, , '],
  ['en', 'Biblioteca Central', 'at, of, to, , '],
])('in %s, %j has %s before it', (language, name, before) => {
  const said = forms.map((form) => formatPlace(name, form, language));
  expect(said).toEqual(before.split(',').map((word) => `${word.trim()} ${name}`.trim()));
});

test.each(forms)('a language without such forms has the name alone (%s)', (form) => {
  expect(formatPlace('Biblioteca Central', form, 'fr')).toBe('Biblioteca Central');
});
