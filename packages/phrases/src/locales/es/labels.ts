export const labels = {
  labels: {
    noneFound: 'Ninguno de estos códigos es de un ejemplar de su unidad que quepa en una etiqueta.',
    fields: { tipo: 'Etiqueta', codigo: 'Código', folha: 'Hoja' },
    of: {
      lombada: 'Lomo: signatura',
      codigo_barras: 'Código de barras',
      code128: 'Code 128',
      code39: 'Code 39',
      '6180': 'Pimaco 6180, carta: 30 de 66,7 × 25,4 mm',
      L7651: 'A4: 65 de 38,1 × 21,2 mm (L7651)',
      L7159: 'A4: 24 de 63,5 × 33,9 mm (L7159)',
      L7160: 'A4: 21 de 63,5 × 38,1 mm (L7160)',
    },
    first: 'Empezar en la etiqueta',
    firstHint: 'De izquierda a derecha, de arriba abajo. Imprima en tamaño real (100 %).',
    print: 'Descargar el PDF',
    unknown_one: 'Sin etiqueta: {{count, number}} código',
    unknown_many: 'Sin etiqueta: {{count, number}} de códigos',
    unknown_other: 'Sin etiqueta: {{count, number}} códigos',
  },
};
