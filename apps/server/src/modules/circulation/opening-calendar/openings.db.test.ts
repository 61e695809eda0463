import { endpoints } from '@estante/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callAs } from '../../../../test/call-as.ts';
import { startTestApp, type TestApp } from '../../../../test/start-test-app.ts';

let server: TestApp;
beforeEach(async () => {
  server = await startTestApp();
});
afterEach(() => server.close());

const noHours = { horario: '', observacao: '' };
const span = (dia_semana: number, abre = '08:00', fecha = '22:00') => ({ dia_semana, abre, fecha });

async function week(semana: readonly object[], versao = 0) {
  const library = {
    cod_biblioteca: 1,
    horarios: { pt: noHours, en: noHours, es: noHours },
    semana,
  };
  const payload = { versao, bibliotecas: [library] };
  const call = { method: 'PUT', path: 'atendimento/horarios', payload } as const;
  return callAs(server, 'elisa', call);
}

async function closed(from_day: string, until_day = from_day, is_open = false): Promise<void> {
  const entry = { library_id: null, campus_id: null, weekday: null, from_day, until_day, is_open };
  await server.db.insertInto('opening_entry').values(entry).execute();
}

const told = async () => {
  const call = { method: 'GET', path: 'unidade-informacao/abertura' } as const;
  const answer = await callAs(server, null, call);
  return endpoints.listOpenings.responses[200].parse(answer.json());
};
const days = async () => (await told()).bibliotecas[0]?.dias.map(({ dia, horas }) => [dia, horas]);
const hours = (abre: string, fecha: string) => [{ abre, fecha }];

test('a library whose hours nobody has entered is not told of', async () => {
  expect(await told()).toEqual({ fuso: 'America/Sao_Paulo', bibliotecas: [] });
});

test('today and the next open days, by the hours of the week', async () => {
  // The clock of the tests stands on a Tuesday.
  const answer = await week([
    span(2),
    span(3, '13:00', '00:00'),
    span(3, '08:00', '12:00'),
    span(5),
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  const { semana } = endpoints.changeOpeningHours.responses[200].parse(answer.json())
    .bibliotecas[0] ?? { semana: [] };
  expect(semana).toContainEqual(span(3, '13:00', '00:00'));
  expect(await days()).toEqual([
    ['2026-03-10', hours('08:00', '22:00')],
    ['2026-03-11', [...hours('08:00', '12:00'), ...hours('13:00', '24:00')]],
    ['2026-03-13', hours('08:00', '22:00')],
    ['2026-03-17', hours('08:00', '22:00')],
  ]);
});

test('holidays, recesses and days of exception come from the calendar, at once', async () => {
  await week([span(2), span(3)]);
  expect((await days())?.[1]?.[0]).toBe('2026-03-11');
  await closed('2026-03-10', '2026-03-16');
  await closed('2026-03-14', '2026-03-14', true);
  const [{ dias } = { dias: [] }] = (await told()).bibliotecas;
  expect(dias).toEqual([
    { dia: '2026-03-10', aberta: false, horas: [] },
    { dia: '2026-03-14', aberta: true, horas: [] },
    { dia: '2026-03-17', aberta: true, horas: hours('08:00', '22:00') },
    { dia: '2026-03-18', aberta: true, horas: hours('08:00', '22:00') },
  ]);
});

test('what was told yesterday is not told today', async () => {
  await week([span(2), span(3)]);
  expect((await days())?.[0]?.[0]).toBe('2026-03-10');
  server.clock.advance({ hours: 24 });
  expect((await days())?.[0]?.[0]).toBe('2026-03-11');
});

test('hours that are left out stay as they are', async () => {
  await week([span(2)]);
  const library = { cod_biblioteca: 1, horarios: { pt: noHours, en: noHours, es: noHours } };
  const payload = { versao: 1, bibliotecas: [library] };
  await callAs(server, 'elisa', { method: 'PUT', path: 'atendimento/horarios', payload });
  expect((await days())?.[0]).toEqual(['2026-03-10', hours('08:00', '22:00')]);
});
