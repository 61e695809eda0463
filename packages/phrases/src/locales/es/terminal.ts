import type { terminal as portuguese } from '../pt/terminal.ts';

export const terminal: typeof portuguese = {
  terminal: {
    unknownOption: 'La opción {{option}} no existe.',
    wrongOption: 'La opción {{option}} necesita un valor, o no acepta ninguno.',
    extraWord: 'Sobra una palabra: {{word}}',
    earlierVersion: `La base de datos es de una versión anterior de Estante, y este comando no la cambia. Detenga los servidores y actualícela:
npm run upgrade -- --yes CARPETA guarda antes todo en una carpeta nueva; npm start la actualiza sin guardar nada.`,
    noDatabase: `En {{folder}} no hay base de datos, y no se creó ninguna. DATA_DIR o DATABASE_URL, en el archivo .env o antes del
comando, dice dónde está la aplicación; una nueva se inicia con npm start.`,
  },
  reindex: {
    help: `npm run reindex    rehace el índice de búsqueda a partir de PostgreSQL

Si la aplicación está en marcha, lo hace ella, y el índice viejo responde hasta que el nuevo esté listo; si no lo está,
el índice se hace aquí, para el próximo arranque. DATA_DIR y DATABASE_URL dicen dónde está la aplicación.`,
    asked: 'Cada servidor en marcha rehace ahora su índice de búsqueda.',
    holds: 'Títulos en el índice de búsqueda: {{titles, number}}',
    progress: 'Títulos: {{done}}/{{total}}',
  },
  jobs: {
    help: `npm run jobs              lo que se hace cada noche y cada hora, y cómo resultó la última vez
npm run jobs -- NOMBRE    pide a un servidor en marcha que lo haga ahora, a su turno, y espera por él

Ctrl-C deja de esperar, y la tarea sigue. DATA_DIR y DATABASE_URL dicen dónde está la aplicación.`,
    notRunning:
      'Estante no está en marcha en {{folder}}: inícielo, y lo que quedó por hacer se hace entonces.',
    unknown: 'No hay una tarea {{name, clause}}. Existen estas: {{names}}',
    notYet: 'todavía no se hizo',
    notTakenUp:
      'ningún servidor la ha comenzado aún: espera a uno en ejecución, que hace una tarea a la vez',
    waits: 'espera desde {{at}}',
    runs: 'en marcha desde {{at}}',
    done: 'hecha {{at}}',
    failed: 'falló {{at}}',
    failedAndAgain: 'falló {{at}} y se intentará de nuevo',
    cancelled: 'fue cancelada {{at}}',
  },
  newSecrets: {
    help: `npm run new-secrets -- --yes    empieza de nuevo con otras claves, cuando la clave de las viejas se perdió

Detenga antes todos los servidores. El próximo arranque crea las claves. Lo que se pierde:
- todos entran de nuevo, y los enlaces de los correos ya enviados dejan de funcionar;
- los segundos factores por aplicación se borran: hasta activar otro, se entra solo con la contraseña. Las passkeys quedan;
- los webhooks de los lectores se borran, y las listas compartidas dejan de compartirse;
- el acceso por instituciones, los proveedores y el captcha de terceros quedan desactivados hasta que sus secretos se
  escriban otra vez, en sus pantallas; para los proveedores, los lectores son otros.

Si la clave se filtró, borre antes secret.key o cambie SECRET_KEY: una clave que queda se usa de nuevo.`,
    forgotten:
      'Los secretos quedaron olvidados. El próximo arranque crea otros, bajo la clave de {{key, clause}}.',
  },
  z3950: {
    help: `npm run z3950 -- DIRECCION [ESCUCHA]    responde a Z39.50 preguntando al SRU de este catálogo

DIRECCION es donde está el SRU, http://127.0.0.1:3000/sru; ESCUCHA, donde se responde a Z39.50, como lo escribe YAZ:
{{listener}} si no se dice nada. La base se llama {{database, clause}}.
Necesita Simple2ZOOM (Debian: apt-get install libnet-z3950-simple2zoom-perl), que no es parte de Estante.`,
    missing:
      'simple2zoom no está instalado (Debian: apt-get install libnet-z3950-simple2zoom-perl).',
  },
  upgrade: {
    help: `npm run upgrade                    muestra lo que esta versión cambiaría en la base de datos, y no cambia nada
npm run upgrade -- --yes [CARPETA]  guarda antes todo en una carpeta nueva, como npm run backup, y luego la cambia

Detenga los servidores antes de --yes. Un arranque hace lo mismo, sin guardar nada. DATA_DIR y DATABASE_URL dicen dónde
está la aplicación.`,
    empty: 'La base de datos está vacía: el primer arranque la prepara.',
    database: 'Base de datos de la versión {{release}} ({{migration}})',
    none: 'Nada que cambiar en la base de datos.',
    pending: 'Cambios por hacer en la base de datos: {{pending, number}}',
    done: 'Cambios hechos en la base de datos: {{done, number}}. Ahora: npm start',
  },
};
