import type { backup as portuguese } from '../pt/backup.ts';

export const backup: typeof portuguese = {
  backup: {
    help: `npm run backup [-- CARPETA]    guarda todo lo que tiene la base de datos, tal como está en este momento, en una carpeta nueva

El servidor puede seguir en marcha. La carpeta lleva también la clave de los secretos: guárdela como se guarda una contraseña.
DATA_DIR y DATABASE_URL dicen dónde está la aplicación.`,
    written: '{{folder}}: {{rows, number}} filas de {{tables, number}} tablas.',
    withKey: 'La carpeta lleva la clave de los secretos: guárdela donde nadie más la lea.',
    secretKey: 'La clave de los secretos está en SECRET_KEY: guárdela aparte.',
    noKey:
      'En {{file}} no está la clave de los secretos: sin ella los secretos guardados no se pueden leer.',
    restoreHelp: `npm run restore -- CARPETA    trae de vuelta lo que npm run backup guardó, a una base de datos vacía

Detenga antes el servidor. DATA_DIR y DATABASE_URL dicen dónde estará la aplicación, que después se inicia como siempre.`,
    running: 'Estante está en marcha en {{folder}}: deténgalo antes.',
    restored:
      '{{rows, number}} filas de {{tables, number}} tablas, guardadas el {{at}}, están de vuelta. Ahora: npm start',
  },
};
