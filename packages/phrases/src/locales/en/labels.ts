export const labels = {
  labels: {
    noneFound: 'None of these codes is of a copy in your unit that fits on a label.',
    fields: { tipo: 'Label', codigo: 'Code', folha: 'Sheet' },
    of: {
      lombada: 'Spine: call number',
      codigo_barras: 'Bar code',
      code128: 'Code 128',
      code39: 'Code 39',
      '6180': 'Pimaco 6180, letter: 30 of 66.7 × 25.4 mm',
      L7651: 'A4: 65 of 38.1 × 21.2 mm (L7651)',
      L7159: 'A4: 24 of 63.5 × 33.9 mm (L7159)',
      L7160: 'A4: 21 of 63.5 × 38.1 mm (L7160)',
    },
    first: 'Start at label',
    firstHint: 'From left to right, from the top down. Print at actual size (100%).',
    print: 'Download the PDF',
    unknown_one: 'No label for {{count, number}} code',
    unknown_many: 'No label for {{count, number}} codes',
    unknown_other: 'No label for {{count, number}} codes',
  },
};
