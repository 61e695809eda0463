import type { redirects as portuguese } from '../pt/redirects.ts';

export const redirects: typeof portuguese = {
  vendor: {
    title: 'Acceso: {{name}}',
    unnamed: 'proveedor',
    intro: 'El contenido se abre en otra pestaña, con su sesión ya iniciada.',
    restricted: 'Acceso restringido: inicie sesión para leer en {{name, clause}}.',
    open: 'Abrir {{name}}',
    openAgain: 'Abrir {{name}} otra vez',
    opening: 'Preparando el acceso…',
    isOpen: 'Se abrió otra pestaña. Puede cerrar esta página.',
    heldBack: 'El navegador no abrió otra pestaña por sí solo. Use el botón de abajo.',
    going: 'En camino: {{name}}',
    goOn: 'Continuar a {{name}}',
    nothing: 'No hay un acceso guardado para esta pestaña, o pasó su plazo de un minuto.',
    signIn: 'Inicie sesión para continuar a {{name, clause}}.',
    refused: 'La dirección guardada no es del proveedor. Por seguridad, no se abrió.',
    askAgain: 'Pedir otro acceso',
  },
  redirected: {
    title: 'Acceso desde otro sitio',
    going: 'En camino al área personal',
    asking:
      'Llegó aquí desde otro sitio con un acceso ya listo. Continúe solo si acaba de salir del área personal de su biblioteca: con el acceso de otra persona, lo que haga quedará en la cuenta de ella.',
    enter: 'Entrar',
    leave: 'No entrar',
    alreadyIn: '{{name}} ya inició sesión aquí. Para usar otra cuenta, salga primero.',
    goOnAs: 'Continuar como {{name}}',
  },
};
