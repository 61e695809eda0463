import type { identity as Portuguese } from '../pt/identity.ts';

export const identity: typeof Portuguese = {
  signInWays: {
    by: 'Entrar con {{name}}',
    or: 'O con usuario y contraseña',
    leaving: 'Abriendo la página de acceso…',
    forAdministration: 'Acceso de la administración',
    title: 'Acceso',
    again: 'Entrar de nuevo',
    inWindow:
      'La página de la institución se abre en otra ventana o pestaña, y lo que hizo aquí queda como está.',
    beside: 'Entre en la ventana o pestaña de la institución. Después, esta página sigue sola.',
    heldBack: 'El navegador no abrió otra ventana',
    heldBackHint:
      'Permita las ventanas de este sitio e inténtelo de nuevo, o continúe en esta: lo que esté escrito aquí y no se guarde se pierde.',
    goOnHere: 'Continuar en esta ventana',
    returning: 'Volviendo a la página en la que estaba…',
    handed: 'Listo: la página en la que estaba ya sigue',
    handedHint: 'Vuelva a ella. Esta ventana se puede cerrar.',
    unheard: 'Vuelva a la página en la que estaba',
    unheardHint:
      'Sigue sola cuando usted vuelve a ella. Si ya no está abierta, continúe en esta ventana.',
  },
  confirmation: {
    lead: 'Usted entró con {{name}} y confirma allí quién es: su institución le pide que entre de nuevo, en otra ventana o pestaña. Lo que escribió aquí queda como está.',
    start: 'Confirmar en {{name}}',
    done: 'Usted confirmó quién es en {{name, clause}}. Esto vale durante cinco minutos.',
    title: 'Confirmación',
    taking: 'Confirmando…',
    back: 'Volver a la página',
    beforeEmail: 'Para cambiar el correo electrónico, confirme antes quién es.',
  },
  identityTrial: {
    notPublic:
      '{{host}} no es una dirección pública. Si es de la red interna, pida a quien opera el servidor que la nombre en INTERNAL_HOSTS.',
    unreachable: 'No fue posible llegar a {{host}}: {{detail, clause}}.',
    slow: '{{host}} tardó demasiado en responder.',
    tooLong: '{{host}} respondió con más de lo que se lee.',
    oidcFound: '{{host}} respondió y se describe por OpenID Connect.',
    oidcNotFound:
      '{{host}} respondió, pero no publica lo necesario en /.well-known/openid-configuration. Revise la dirección del emisor.',
    oidcOtherIssuer:
      '{{host}} dice ser otro emisor. Copie la dirección tal como la indica el proveedor.',
    oidcClientKnown: 'El proveedor conoce al cliente {{client}} y acepta el secreto.',
    oidcClientUnknown:
      'El proveedor no acepta al cliente {{client}}: revise el nombre y el secreto, o si está activo allí.',
    oidcNoTokens: 'El proveedor no respondió cuando el cliente se identificó.',
    oidcTakesAnything: 'El proveedor aceptó un código que nadie dio: no lo use.',
    oidcReturnKnown:
      'La página de acceso del proveedor se abre y acepta volver a {{address, clause}}.',
    oidcReturnUnknown:
      'El proveedor no acepta volver a {{address}}: pida que esa dirección se registre allí.',
    oidcNoPage: 'La página de acceso del proveedor no se abre.',
    samlNoPage: '{{host}} no abre la página de acceso.',
    samlUnknown:
      '{{host}} rechaza la solicitud de acceso: revise si los metadatos de este sitio se registraron allí.',
    samlKnown: '{{host}} abre la página de acceso y conoce este sitio.',
    certificateEnded: 'El certificado venció o no se puede leer.',
    certificateGood: 'El certificado vale hasta {{until, clause}}.',
    notSecure:
      '{{host}} no acepta una conexión segura (TLS) con un certificado que se pueda comprobar: {{detail, clause}}.',
    ldapSecure: 'La conexión con {{host}} es segura, y el certificado es válido.',
    ldapNoAccount: 'Sin cuenta: se busca en el directorio de forma anónima.',
    ldapAccount: 'El directorio acepta la cuenta {{account, clause}}.',
    ldapAccountRefused:
      'El directorio no acepta la cuenta {{account}}: revise el DN y la contraseña.',
    ldapBase: 'La base {{base}} existe.',
    ldapNoBase: 'La base {{base}} no existe, o la cuenta no puede verla.',
    ldapNobody:
      'Nadie, o más de una persona, tiene el usuario {{username}} en esa base y ese filtro.',
    ldapNoLogin:
      'Se encontró a la persona, pero el directorio no muestra el atributo {{attribute, clause}}.',
    ldapPerson: 'Encontrado: {{told, clause}}.',
  },
};
