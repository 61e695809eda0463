import { isLong } from '@estante/test-support/is-long';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf, successBody } from '../../../../test/answers.ts';
import { callAs } from '../../../../test/call-as.ts';
import { startLoanServer } from '../../../../test/loan-desk.ts';
import { textOfPdf } from '../../../../test/pdf-text.ts';
import type { TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startLoanServer(['A1', 'A2'], [{ library: 'SAUDE', barcode: 'S1' }]);
  await server.pool.query(`update copy set call_number = '869.3 A848d', volume = '2'`);
});
afterEach(() => server.close());

const print = (payload: object) =>
  callAs(server, 'davi', {
    method: 'POST',
    path: 'atendimento/exemplares/etiquetas',
    payload: { codigos: 'a1\nA2', tipo: 'lombada', folha: '6180', ...payload },
  });
const textOf = async (payload: object) => {
  const { conteudo } = await successBody<{ conteudo: string }>(print(payload));
  return textOfPdf(Buffer.from(conteudo, 'base64'));
};

test('a spine says class, author mark and volume, each on its line', async () => {
  expect(await textOf({})).toContain('869.3\nA848d\nv. 2\n');
});

test('a bar code is told in letters too, under its library', async () => {
  for (const codigo of isLong ? ['code128', 'code39'] : ['code128']) {
    const text = await textOf({ tipo: 'codigo_barras', codigo, inicio: 30 });
    expect(text).toContain('A1');
    expect(text).toContain('Biblioteca Central');
  }
});

test(
  'tells of which codes no label was made, and refuses a list without any',
  { tags: 'long' },
  async () => {
    const made = await successBody(print({ codigos: 'A1;S1;nada' }));
    expect(made).toMatchObject({ desconhecidos: ['S1', 'nada'] });
    expect(await codeOf(print({ codigos: 'S1' }))).toEqual([422, 'DadosInvalidos']);
    expect(await codeOf(print({ codigos: ' ' }))).toEqual([422, 'CampoObrigatorioNaoPreenchido']);
  },
);

test(
  'a sheet has so many labels: the first of them is one of these',
  { tags: 'long' },
  async () => {
    await successBody(print({ inicio: 30 }));
    const refused = await print({ inicio: 31 });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      erro: { campos: [{ campo: 'inicio', mensagem: 'A folha tem 30 etiquetas.' }] },
    });
    await successBody(print({ inicio: 65, folha: 'L7651' }));
    expect(await codeOf(print({ inicio: 22, folha: 'L7160' }))).toEqual([422, 'DadosInvalidos']);
  },
);

test(
  'a code is the copy’s that bears it now, and of several there is no label',
  { tags: 'long' },
  async () => {
    await server.pool.query(`update copy set barcode = 'A2', status = 'withdrawn',
    call_number = '100 OLD' where barcode = 'A1'`);
    const text = await textOf({ codigos: 'A2' });
    expect(text).toContain('869.3');
    expect(text).not.toContain('100');
    await server.pool.query(`update copy set status = 'available' where barcode = 'A2'`);
    await server.pool.query(`insert into copy (title_id, record_id, source_key, library_id, barcode,
      call_number, volume, tome, part, additional_material, status, note)
    select title_id, record_id, 'again', library_id, 'B1', '200', '', '', '', '', 'available', ''
      from copy where barcode = 'A2' limit 1`);
    const made = await successBody(print({ codigos: 'A2;B1' }));
    expect(made).toMatchObject({ desconhecidos: ['A2'] });
  },
);
