import type { recovery as portuguese } from '../pt/recovery.ts';

export const recovery: typeof portuguese = {
  recovery: {
    forgotten: 'Olvidé mi contraseña',
    leave: 'Volver a la página de acceso',
    step: 'Paso {{number}} de 3',
    userTitle: 'Recuperar la contraseña',
    userHint: 'Se enviará un código al correo electrónico de su registro.',
    keptElsewhere:
      'Aquí se recuperan solo las contraseñas de la administración. Las demás son las de la institución: allí se cambian, y el correo lo dirá.',
    send: 'Enviar el código',
    sending: 'Enviando el código…',
    codeTitle: 'Escriba el código',
    sentTo:
      'Si hay un registro con el usuario «{{user}}», se envió un código de {{length}} dígitos a {{emails, clause}}.',
    code: 'Código',
    codeHint: 'Se comprueba en cuanto está completo.',
    timeLeft: 'Válido durante {{time}} más',
    expired: 'El código ha expirado. Pida otro.',
    check: 'Comprobar el código',
    checking: 'Comprobando el código…',
    resend: 'Enviar otro código',
    resent: 'El código fue enviado. Revise su bandeja de entrada.',
    sentJustNow:
      'El código enviado hace un momento sigue siendo válido. Revise su bandeja de entrada.',
    passwordTitle: 'Elija la nueva contraseña',
    passwordHint: '{{name}}, la nueva contraseña vale para todos sus vínculos.',
    password: 'Nueva contraseña',
    again: 'Repita la nueva contraseña',
    met: '(cumplido)',
    allMet: 'Se cumplen todos los criterios.',
    notMet: 'Criterios aún no cumplidos: {{left}} de {{of, clause}}.',
    save: 'Guardar la nueva contraseña',
    saving: 'Guardando la nueva contraseña…',
    SenhaAlteradaSucesso:
      '¡Contraseña cambiada con éxito! Las sesiones y las claves de acceso se cerraron: entre con la nueva.',
  },
  captcha: {
    label: 'No soy un robot',
    working: 'Verificando…',
    done: 'Verificado',
    required: 'Complete el captcha',
    expired: 'La verificación ha expirado. Hágala de nuevo.',
    failed: 'No se pudo hacer la verificación. Inténtelo de nuevo.',
  },
  signInFirst: {
    intro: 'Entre para continuar. Lo que estaba haciendo queda como está.',
    unwelcome: 'Esta cuenta no puede entrar desde esta ventana',
    unwelcomeHint:
      'La contraseña es correcta, pero la sesión no se ha mantenido. Use la página de acceso.',
    unwelcomeByProvider:
      'Su institución confirmó quién es usted, pero la sesión no se mantuvo. Use la página de acceso.',
    loginPage: 'Ir a la página de acceso',
  },
};
