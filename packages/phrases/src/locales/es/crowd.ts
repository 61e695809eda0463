import type { crowd as portuguese } from '../pt/crowd.ts';

export const crowd: typeof portuguese = {
  crowd: {
    title: 'Un momento',
    wait_one:
      'El catálogo está recibiendo demasiados accesos. Espere {{count}} segundo y vuelva a cargar la página.',
    wait_other:
      'El catálogo está recibiendo demasiados accesos. Espere {{count}} segundos y vuelva a cargar la página.',
    wait_many:
      'El catálogo está recibiendo demasiados accesos. Espere {{count}} de segundos y vuelva a cargar la página.',
    working:
      'El catálogo está recibiendo demasiados accesos. Su navegador está haciendo un pequeño cálculo y la página se abrirá sola en unos instantes.',
    again: 'Volver a cargar la página',
  },
};
