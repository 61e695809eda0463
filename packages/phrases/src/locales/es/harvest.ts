import type { harvest as portuguese } from '../pt/harvest.ts';

export const harvest: typeof portuguese = {
  harvest: {
    faults: {
      notPublic:
        'La dirección no es pública: quien opera el sistema debe permitir un servidor de la propia red.',
      unreachable: 'El servidor no respondió.',
      slow: 'La respuesta no llegó a tiempo.',
      tooLong: 'La respuesta es demasiado grande.',
      status: 'El servidor respondió con un error.',
      notXml: 'La respuesta no es OAI-PMH que se pueda leer.',
      refused: 'El servidor rechazó la petición.',
      circle: 'La lista no llega a su fin.',
      shortList:
        'La lista terminó antes de dar todos los registros que dijo tener; no se quitó nada.',
      emptyList: 'La lista vino vacía, aunque había registros; no se quitó nada.',
      fault: 'La recolección falló.',
    },
  },
  staffNetwork: {
    nameless: 'Institución {{number}}',
    name: 'Nombre',
    address: 'Dirección del servidor OAI-PMH',
    prefix: 'Formato (metadataPrefix)',
    set: 'Conjunto (set), en blanco para todos',
    schedule: 'Frecuencia',
    paused: 'En pausa: no se recolecta, y lo ya recolectado sigue en la búsqueda',
    titleAddress: 'Dirección de un título en su catálogo',
    patternHint: 'Con {id} en lugar del final del identificador del registro.',
    holdAddress: 'Dirección de la reserva allí',
    logo: 'Dirección del logotipo',
    logoHint:
      'PNG, JPEG o WebP. Se guarda una copia aquí: los navegadores de los lectores no se lo piden a la institución.',
    try: 'Probar',
    tryFailed: 'No se pudo leer este servidor',
    tried: 'El servidor respondió',
    formats: 'Formatos',
    granularity: 'Granularidad',
    deletions: 'Eliminaciones',
    sets: 'Conjuntos',
    asked: '{{name}} se recolectará en un momento.',
    harvest: 'Recolectar ahora',
    compare: 'Comparar todo',
    harvests: 'Últimas recolecciones',
    harvestLine: '{{at}} – {{kind}}: {{records, number}} registros, {{removed, number}} quitados.',
    none: 'Ninguna institución todavía.',
    add: 'Añadir una institución',
    removes: '{{name}} sale de la red, y sus títulos ya no se encuentran.',
    schedules: { diaria: 'Cada noche', semanal: 'Una vez por semana' },
    kinds: { mudancas: 'cambios', completa: 'comparación completa' },
  },
};
