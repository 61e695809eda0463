export const labels = {
  labels: {
    noneFound: 'Nenhum destes códigos é de um exemplar da sua unidade que caiba numa etiqueta.',
    fields: { tipo: 'Etiqueta', codigo: 'Código', folha: 'Folha' },
    of: {
      lombada: 'Lombada: número de chamada',
      codigo_barras: 'Código de barras',
      code128: 'Code 128',
      code39: 'Code 39',
      '6180': 'Pimaco 6180, carta: 30 de 66,7 × 25,4 mm',
      L7651: 'A4: 65 de 38,1 × 21,2 mm (L7651)',
      L7159: 'A4: 24 de 63,5 × 33,9 mm (L7159)',
      L7160: 'A4: 21 de 63,5 × 38,1 mm (L7160)',
    },
    first: 'Começar na etiqueta',
    firstHint: 'Da esquerda para a direita, de cima para baixo. Imprima em tamanho real (100%).',
    print: 'Baixar o PDF',
    unknown_one: 'Sem etiqueta: {{count, number}} código',
    unknown_many: 'Sem etiqueta: {{count, number}} de códigos',
    unknown_other: 'Sem etiqueta: {{count, number}} códigos',
  },
};
