import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { squaresOfPdf, textOfPdf } from '../../../../test/pdf-text.ts';
import type { RequestRow } from './request-rows.ts';
import { writeSlip } from './write-slip.ts';

const row: RequestRow = {
  id: 42,
  state: 'in-transit',
  title: 'Memórias póstumas; edição crítica',
  volume: '2',
  tome: '',
  part: '',
  additional_material: '',
  person: 'Ana de Teste',
  authorised_person: 'Bruno de Teste',
  origin: 'Biblioteca Central',
  receiving: 'Biblioteca da Saúde',
  service_point: null,
  barcode: '0012345',
  address: '',
  phone: '84 99999-0000',
  email: 'ana@example.org',
  requested_at: new Date('2026-03-10T12:00:00Z'),
  expected_on: '2026-03-11',
  pickup_until: null,
  person_id: 1,
  login_id: 1,
  title_id: 1,
  known_title: 1,
  origin_library_id: 1,
  receiving_library_id: 3,
  service_point_id: null,
  is_home_delivery: false,
  copy_id: 1,
  loan_id: null,
  sent_at: new Date('2026-03-10T13:00:00Z'),
  available_at: null,
  ended_at: null,
  ended_by: null,
  end_reason: '',
  removed_at: null,
};

test('the slip in the file has the code of its request, and all that the desk asks for', async () => {
  const slip = await writeSlip({
    row,
    institution: 'Universidade de Teste',
    language: 'pt',
    origin: 'https://catalogo.example.org',
    madeAt: new Date('2026-03-10T12:00:00Z'),
  });
  const text = textOfPdf(slip);
  for (const words of [
    'SE-42',
    '0012345',
    'Memórias póstumas',
    'Biblioteca da Saúde',
    '11 de mar',
  ]) {
    expect(text).toContain(words);
  }
  const address =
    'https://catalogo.example.org/meupergamum/atendimento/solicitacoes-emprestimo?texto=SE-42';
  const { size, data } = create(address, { errorCorrectionLevel: 'M' }).modules;
  const margin = 4;
  const expected = Array.from(data).flatMap((isDark, at) =>
    isDark ? [`${(at % size) + margin},${Math.floor(at / size) + margin}`] : [],
  );
  expect([...squaresOfPdf(slip)].toSorted()).toEqual(expected.toSorted());
});
