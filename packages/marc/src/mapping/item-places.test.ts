import { expect, test } from 'vitest';
import { saidBy } from './copy-states.ts';

const words = {
  'on-loan': [
    'CHECKEDOUT',
    'Emprestado',
    'Não disponível',
    'Indisponível',
    'No disponible',
    'En préstamo',
    'Reservado',
    'unavailable',
  ],
  lost: [
    'Lost',
    'Extravio',
    'Extraviado',
    'Perda',
    'Perdido',
    'Pérdida',
    'Furto',
    'Robado',
    'Roubo',
    'Hurto',
    'Desaparecido',
    'Não localizado',
    'No encontrado',
  ],
  withdrawn: [
    'Discard',
    'Baixado',
    'Baixa',
    'Baixa patrimonial',
    'Descarte',
    'Descartado',
    'Excluído',
    'Dado de baja',
    'De baja',
    'Baja',
    'Expurgo',
  ],
  'in-processing': [
    'In process',
    'INPROCESS',
    'Cataloging',
    'Processamento técnico',
    'Em processamento',
    'En proceso',
    'Proceso técnico',
    'Em manutenção',
    'Manutenção',
    'En mantenimiento',
    'Conserto',
    'Em conserto',
    'Reparo',
    'Em reparo',
    'En reparación',
    'Restauração',
    'Em restauro',
    'Encadernação',
    'Para encadernação',
    'Encuadernación',
    'Em aquisição',
    'On order',
    'Bindery',
    'Repair',
  ],
  reference: [
    'Reference',
    'Referência',
    'Consulta local',
    'Somente consulta',
    'Não circula',
    'No circula',
    'Não emprestável',
    'Uso interno',
  ],
  available: [
    '',
    'Disponível',
    'DISPONÍVEL',
    'Disponible',
    'Disponibilizado',
    'Available',
    'Na estante',
    'En estantería',
    'On shelf',
    'Livre',
    'Normal',
    'Ativo',
    'Circulante',
    'Em circulação',
    'Emprestável',
  ],
} as const;

test.each(Object.entries(words).flatMap(([status, all]) => all.map((said) => [said, status])))(
  '%j is %s',
  (said, status) => {
    expect(saidBy(said)).toEqual({ status, unknownState: '' });
  },
);

test.each([
  'Encadernado',
  'Catalogado',
  'Restaurado',
  'Processed',
  'Baixa circulação',
  'Empréstimo',
  'OI',
])('%j is no state that is known: it counts as available, and is told of', (said) => {
  expect(saidBy(` ${said} `)).toEqual({ status: 'available', unknownState: said });
});

test('what is told of has an end, and none within a letter', () => {
  expect(saidBy(`x${'𝒳'.repeat(40)}`).unknownState.isWellFormed()).toBe(true);
  expect(saidBy('x'.repeat(500)).unknownState).toHaveLength(60);
});
