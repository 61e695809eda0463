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
      fault: 'La cosecha falló.',
    },
  },
};
