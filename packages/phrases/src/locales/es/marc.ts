import type { marc as portuguese } from '../pt/marc.ts';

export const marc: typeof portuguese = {
  marc: {
    tag: 'Campo',
    indicators: 'Indicadores',
    content: 'Contenido',
    leader: 'Cabecera',
    record: 'Registro {{number}} de {{source}}',
    heading: 'ver la autoridad',
    whole: 'Mostrar el registro entero, con lo que los lectores no ven',
    forReaders: 'Mostrar el registro como lo ven los lectores',
  },
};
