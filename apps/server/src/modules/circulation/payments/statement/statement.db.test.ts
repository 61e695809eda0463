import { errorBody, type endpoints, type Success } from '@estante/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { callAs, type Person } from '../../../../../test/call-as.ts';
import { chargeFine } from '../../../../../test/debts.ts';
import { startTestApp, type TestApp } from '../../../../../test/start-test-app.ts';
import { tryEach } from '../../../../../test/try-each.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const send = (file: string | Buffer, person: Person = 'davi') =>
  callAs(server, person, {
    method: 'POST',
    path: 'atendimento/pagamentos/extrato',
    payload: { nome: 'extrato', conteudo: Buffer.from(file).toString('base64') },
  });

async function imported(file: string | Buffer, person: Person = 'davi') {
  const answer = await send(file, person);
  expect(answer.statusCode, answer.body).toBe(200);
  const { linhas, contagem } = answer.json<Success<typeof endpoints.importStatement>>();
  const total = contagem.reduce((sum, one) => sum + one.total, 0);
  expect(total).toBe(linhas.length);
  return linhas.map(({ resultado, repetida }) => `${resultado}${repetida ? ' again' : ''}`);
}

async function refused(file: string | Buffer) {
  const answer = await send(file);
  const { codigo, valores } = errorBody.parse(answer.json()).erro;
  return [answer.statusCode, codigo, valores?.linha];
}

async function txids(...amounts: number[]): Promise<string[]> {
  for (const amount of amounts) await chargeFine(server, { amount });
  const rows = await server.db.selectFrom('debt').select('txid').orderBy('id').execute();
  return rows.map(({ txid }) => txid);
}

const balances = async () =>
  (await server.db.selectFrom('debt_balance').selectAll().orderBy('debt_id').execute()).map(
    ({ balance }) => balance,
  );

const transaction = (number: string, amount: string, memo: string) =>
  `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>20260309120000[-3:BRT]\n<TRNAMT>${amount}\n<FITID>${number}\n<MEMO>${memo}\n</STMTTRN>\n`;
const ofx = (...transactions: string[]) =>
  `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTRS><BANKACCTFROM><ACCTID>123-4</BANKACCTFROM><BANKTRANLIST>\n${transactions.join('')}</BANKTRANLIST></STMTRS></BANKMSGSRSV1></OFX>`;

describe('each line is accounted for', () => {
  test('of an OFX 1 file: settled, unknown, of another amount, paid before, gone out', async () => {
    const [one = '', two = '', three = ''] = await txids(500, 300, 200);
    const file = ofx(
      transaction('1', '5.00', `PIX RECEBIDO ${one.toLowerCase()} JOAO`),
      transaction('2', '2.99', `PIX ${two}`),
      transaction('3', '7.00', 'TED'),
      transaction('4', '5.00', `PIX ${one}`),
      transaction('5', '-3.00', `TARIFA ${three}`),
      transaction('6', '2,00', `Pix &amp; ${three}`),
    );
    const first = ['quitado', 'valor-divergente', 'desconhecido', 'ja-pago', 'saida', 'quitado'];
    expect(await imported(file)).toEqual(first);
    expect(await balances()).toEqual([0, 300, 0]);
    expect(await imported(file)).toEqual(
      first.map((outcome) => (outcome === 'saida' ? outcome : `${outcome} again`)),
    );
    expect(await server.db.selectFrom('debt_entry').selectAll().execute()).toHaveLength(2);
    const lines = await server.db.selectFrom('bank_statement_line').selectAll().execute();
    expect(lines.map(({ outcome }) => outcome).toSorted()).toEqual(
      ['already-paid', 'settled', 'settled', 'unknown', 'wrong-amount'].toSorted(),
    );
  });

  test(
    'of an OFX 2 file, and of the same file sent by many at once',
    { tags: 'long' },
    async () => {
      const [one = ''] = await txids(500);
      const file = `<?xml version="1.0" encoding="UTF-8"?><?OFX OFXHEADER="200"?><OFX><BANKTRANLIST><STMTTRN><TRNTYPE>CREDIT</TRNTYPE><DTPOSTED>20260309</DTPOSTED><TRNAMT>5.00</TRNAMT><FITID>77</FITID><MEMO>Pix ${one}</MEMO></STMTTRN></BANKTRANLIST></OFX>`;
      const all = await Promise.all(Array.from({ length: 8 }, () => imported(file)));
      expect(all.flat().filter((outcome) => outcome === 'quitado')).toHaveLength(1);
      expect(all.flat().filter((outcome) => outcome === 'quitado again')).toHaveLength(7);
      expect(await balances()).toEqual([0]);
    },
  );

  test(
    'of a CSV file in the letters of Windows, where two lines may be alike',
    { tags: 'long' },
    async () => {
      const [one = '', two = ''] = await txids(123_456, 300);
      const text = `Data;Histórico;Valor (R$);TxId\r\n09/03/2026;"Crédito; Pix";1.234,56;${one}\r\n09/03/2026;Depósito;10,00;\r\n09/03/2026;Depósito;10,00;\r\n\r\n2026-03-09;Pix ${two};R$ 3,00;\r\n`;
      const first = ['quitado', 'desconhecido', 'desconhecido', 'quitado'];
      expect(await imported(Buffer.from(text, 'latin1'))).toEqual(first);
      expect(await imported(Buffer.from(text, 'latin1'))).toEqual(
        first.map((outcome) => `${outcome} again`),
      );
      expect(await balances()).toEqual([0, 0]);
      const rows = await server.db.selectFrom('bank_statement_line').select('memo').execute();
      expect(rows.map(({ memo }) => memo)).toContain('Crédito; Pix');
    },
  );

  test('of money that went out, however the bank says so', async () => {
    const [one = ''] = await txids(500);
    const debit = transaction('1', '5.00', `DEVOLUCAO ${one}`).replace('CREDIT', 'DEBIT');
    expect(await imported(ofx(debit))).toEqual(['saida']);
    const rows = [`D;5,00;${one}`, `Crédito;-5,00;${one}`, `C;5,00 D;${one}`, `c;(5,00);${one}`];
    const csv = ['natureza;valor;descricao;data', ...rows.map((row) => `${row};2026-03-09`)];
    expect(await imported(csv.join('\n'))).toEqual(['saida', 'saida', 'saida', 'saida']);
    expect(await balances()).toEqual([500]);
    expect(await imported(`Tipo;Valor;Histórico;Data\nPix;5,00;${one};09/03/2026`)).toEqual([
      'quitado',
    ]);
  });

  test('of a CSV file in UTF-16, as spreadsheets write it', async () => {
    const [one = ''] = await txids(123_456);
    const text = `\u{feff}Data\tHistórico\tValor\r\n09/03/2026\tDepósito ${one}\t"1,234.56"\r\n`;
    expect(await imported(Buffer.from(text, 'utf16le'))).toEqual(['quitado']);
    expect(await imported(Buffer.from(text, 'utf16le').swap16())).toEqual(['quitado again']);
    const rows = await server.db.selectFrom('bank_statement_line').select('memo').execute();
    expect(rows).toEqual([{ memo: `Depósito ${one}` }]);
  });

  test('of more money than any debt', async () => {
    const file = 'data;valor;descricao\n09/03/2026;999.999.999,99;REPASSE DO MINISTÉRIO';
    expect(await imported(file)).toEqual(['desconhecido']);
    expect(await imported(file)).toEqual(['desconhecido again']);
  });

  test(
    'of a charge that was voided: it is told, and nothing is settled',
    { tags: 'long' },
    async () => {
      const key = { pix_key: 'gru@example.org', pix_city: 'Natal' };
      await server.db.updateTable('circulation_setting').set(key).execute();
      const id = await chargeFine(server, { chargedBy: 4 });
      const other = await chargeFine(server, { chargedBy: 4, amount: 300 });
      const [one = ''] = await txids();
      const order = await callAs(server, 'ana', {
        method: 'POST',
        path: 'emprestimo/debitos-pendentes/pix',
        payload: { valor: 800, debitos: [id, other] },
      });
      expect(order.statusCode, order.body).toBe(200);
      const { txid } = order.json<Success<typeof endpoints.issuePixCode>>();
      const path = `atendimento/pagamentos/debitos/${id}/anulacao`;
      const payload = { motivo: 'Pessoa errada' };
      const done = await callAs(server, 'davi', { method: 'POST', path, payload });
      expect(done.statusCode, done.body).toBe(200);
      const file = ofx(transaction('1', '5.00', one), transaction('2', '8.00', txid));
      expect(await imported(file)).toEqual(['anulado', 'valor-divergente']);
      expect(await imported(file)).toEqual(['anulado again', 'valor-divergente again']);
      expect(await balances()).toEqual([0, 300]);
    },
  );

  test('of a debt to another unit: left for whoever handles its money', async () => {
    await chargeFine(server, { libraryId: 3 });
    const [one = ''] = await txids();
    const file = ofx(transaction('1', '5.00', one));
    expect(await imported(file)).toEqual(['outra-unidade']);
    expect(await balances()).toEqual([500]);
    expect(await imported(file, 'fabio')).toEqual(['quitado']);
    expect(await imported(file, 'davi')).toEqual(['quitado again']);
  });
});

describe('a line that pays for several debts at once', { tags: 'long' }, () => {
  async function ordered(valor: number, debitos: readonly number[]): Promise<string> {
    await server.db.updateTable('circulation_setting').set({ pix_key: 'a@example.org' }).execute();
    const answer = await callAs(server, 'ana', {
      method: 'POST',
      path: 'emprestimo/debitos-pendentes/pix',
      payload: { valor, debitos },
    });
    return answer.json<Success<typeof endpoints.issuePixCode>>().txid;
  }
  const line = (number: string, amount: string, txid: string) =>
    ofx(transaction(number, amount, `PIX ${txid}`));

  test('settles each whole, with one receipt for each library', async () => {
    const ids = [
      await chargeFine(server),
      await chargeFine(server, { amount: 300 }),
      await chargeFine(server, { libraryId: 3, amount: 200 }),
      await chargeFine(server, { amount: 77 }),
    ];
    const txid = await ordered(1000, ids.slice(0, 3));
    const file = line('1', '10.00', txid);
    expect(await imported(file)).toEqual(['outra-unidade']);
    expect(await imported(file, 'elisa')).toEqual(['quitado']);
    expect(await balances()).toEqual([0, 0, 0, 77]);
    expect(await imported(file, 'elisa')).toEqual(['quitado again']);
    const rows = await server.db
      .selectFrom('debt_entry')
      .select(['submission', 'received_in', 'amount'])
      .orderBy('id')
      .execute();
    expect(rows.map((row) => [row.received_in, row.amount])).toEqual([
      [1, 500],
      [1, 300],
      [3, 200],
    ]);
    expect(new Set(rows.map(({ submission }) => submission)).size).toBe(2);
    expect(await imported(line('2', '10.00', txid), 'elisa')).toEqual(['ja-pago']);
  });

  test('of another sum than is left of them is told to staff', { tags: 'long' }, async () => {
    const ids = [await chargeFine(server), await chargeFine(server, { amount: 300 })];
    const txid = await ordered(800, ids);
    expect(await imported(line('1', '7.99', txid))).toEqual(['valor-divergente']);
    const [first = ''] = await txids();
    expect(await imported(line('2', '5.00', first))).toEqual(['quitado']);
    expect(await imported(line('3', '8.00', txid))).toEqual(['valor-divergente']);
    expect(await imported(line('4', '3.00', txid))).toEqual(['quitado']);
    expect(await balances()).toEqual([0, 0]);
  });

  test(
    'to another unit is settled by any where the institution lets it be',
    { tags: 'long' },
    async () => {
      const ids = [
        await chargeFine(server),
        await chargeFine(server, { libraryId: 3, amount: 300 }),
      ];
      const txid = await ordered(800, ids);
      await server.db.updateTable('circulation_setting').set({ takes_for_others: true }).execute();
      expect(await imported(line('1', '8.00', txid))).toEqual(['quitado']);
      const rows = await server.db
        .selectFrom('debt_entry')
        .select('received_in')
        .orderBy('id')
        .execute();
      // The account is the institution's: no till has it but that of the library it is owed to.
      expect(rows).toEqual([{ received_in: 1 }, { received_in: 3 }]);
    },
  );
});

type UnreadableFile = [what: string, file: string, line: number];

async function nothingIsWritten(files: readonly UnreadableFile[]): Promise<void> {
  const [one = ''] = await txids(500);
  await tryEach(files, async (_what, file, line) => {
    expect(await refused(file)).toEqual([422, 'ExtratoInvalido', line]);
    expect(await refused(file.replace('x', one))).toEqual([422, 'ExtratoInvalido', line]);
    expect(await balances()).toEqual([500]);
    const lines = await server.db.selectFrom('bank_statement_line').selectAll().execute();
    expect(lines).toEqual([]);
  });
}

test('what cannot be read is refused by its line, and nothing is written', () =>
  nothingIsWritten([
    ['an amount that is none', ofx(transaction('1', 'cinco', 'x')), 7],
    ['a CSV with a wrong day', 'data;valor\n2026-03-09;5,00\n31/02/2026;5,00', 3],
  ]));

test('what is wrong in any other way is refused by its line too', { tags: 'long' }, () =>
  nothingIsWritten([
    ['nothing', ' \n', 1],
    ['no statement', 'OFXHEADER:100\n\nolá', 1],
    ['a date that is none', ofx(transaction('1', '5.00', 'x')).replace('20260309', '20261309'), 7],
    ['no number', ofx(transaction('', '5.00', 'x')), 7],
    ['a transaction in another', ofx('<STMTTRN>\n', transaction('1', '5.00', 'x')), 8],
    ['an end that is missing', ofx(transaction('1', '5.00', 'x')).split('</STMTTRN>')[0] ?? '', 7],
    ['a tag that is cut', ofx(transaction('1', '5.00', 'x < y')), 12],
    [
      'an entity of its own',
      '<?xml version="1.0"?>\n<!DOCTYPE OFX [<!ENTITY a "b">]>\n<OFX></OFX>',
      2,
    ],
    ['another entity', ofx(transaction('1', '5.00', '&xxe;')), 12],
    ['a CSV without its columns', 'nome;idade\nAna;7', 1],
    ['a CSV with quotes left open', 'data;valor\n2026-03-09;"5,00', 2],
    ['a CSV with a day of no year', 'data;valor\n2026-03-09;5,00\n0000-01-01;5,00', 3],
    ['a CSV with a wrong amount', 'data;valor\n2026-03-09;5,00\n\n2026-03-09;1.2.3', 4],
  ]),
);
