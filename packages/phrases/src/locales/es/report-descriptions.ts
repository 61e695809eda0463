import type { reportDescriptions as portuguese } from '../pt/report-descriptions.ts';

export const reportDescriptions: typeof portuguese = {
  names: {
    emprestimos: 'Préstamos en el período',
    atrasos: 'Préstamos atrasados',
    caixa: 'Libro de caja',
    'mais-procurados': 'Más solicitados',
    'reservas-esperando': 'Reservas en espera',
    'buscas-sem-resultado': 'Búsquedas sin resultados',
    'nunca-emprestados': 'Nunca prestados',
    'planos-sem-exemplares': 'Planes docentes sin ejemplares para préstamo',
    acervo: 'Fondo: títulos y ejemplares',
    'movimento-acervo': 'Fondo: altas y bajas',
  },
  texts: {
    emprestimos: 'Préstamos hechos desde el primer día hasta el último.',
    atrasos: 'Préstamos atrasados hoy, por biblioteca del ejemplar y días de atraso.',
    caixa:
      'Lo que se recibió y se revirtió, por día y forma de pago. No nombra a nadie ni omite nada.',
    'mais-procurados':
      'Títulos que esperan tres o más personas, según cuántas esperan cada ejemplar.',
    'reservas-esperando': 'Reservas en la cola y en el estante, por biblioteca.',
    'buscas-sem-resultado':
      'Lo que se buscó sin filtros y no se encontró, en el catálogo de toda la red. No se registra quién buscó.',
    'nunca-emprestados':
      'Ejemplares que se pueden prestar y nunca se han prestado, empezando por los más antiguos en el catálogo.',
    'planos-sem-exemplares':
      'Lo que los planes de este año y del anterior piden y nadie puede tomar prestado: fuera del catálogo, sin ejemplares o solo con ejemplares de consulta o dañados. No figura una publicación periódica de la que hay colección, ni un título en línea, si la institución dice que basta.',
    acervo:
      'Lo que las bibliotecas tienen ahora, sin lo que se dio de baja o se perdió. Un título de varias bibliotecas cuenta una sola vez en el total. Se cuentan los títulos que tienen ejemplares o fascículos; los que ninguna biblioteca guarda, como los electrónicos, van aparte. La clase es la de la CDD o la CDU o, si no la hay, la de la signatura.',
    'movimento-acervo':
      'Lo que entró y lo que salió entre los dos días. Un ejemplar entra cuando se adquiere o, si no consta, cuando se incluye en el catálogo; un título entra con su primer ejemplar y sale con el último. Lo que salió en un día desconocido no se cuenta.',
  },
};
