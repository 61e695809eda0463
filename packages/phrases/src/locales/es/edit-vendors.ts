import type { editVendors as portuguese } from '../pt/edit-vendors.ts';

export const editVendors: typeof portuguese = {
  editVendors: {
    hint: 'Quien inicia sesión es llevado al proveedor con un token firmado con el secreto, que vale un minuto y no dice quién es la persona. Deje en blanco los proveedores que la institución no tiene.',
    states: {
      on: 'Activo',
      off: 'Inactivo',
      none: 'Sin configurar',
      removed: 'Se quitará',
    },
    enabled: 'Llevar lectores a este proveedor',
    name: 'Nombre que conocen los lectores',
    address: 'Dirección de acceso',
    addressHint: 'La dirección https que el proveedor indicó para el acceso.',
    hosts: 'Servidores permitidos',
    hostsHint:
      'Uno por línea, como lector.ejemplo.com. El de acceso debe estar entre ellos; ningún lector es llevado a otro.',
    badAddress: 'Escriba una dirección https completa, sin usuario ni contraseña.',
    badHosts: 'La dirección de acceso no está en ninguno de estos servidores.',
    link: 'Dirección para difundir: {{address}}',
    secret: 'Secreto de firma',
    secretUnset: 'De 32 a 200 caracteres, sin espacios: el mismo que tiene el proveedor.',
    secretSet: 'Hay un secreto guardado, que no se muestra. Escriba aquí solo para cambiarlo.',
    remove: 'Quitar este proveedor',
    repository: 'Repositorio de trabajos',
    repositoryHint:
      'Donde los lectores publican tesis y disertaciones (funcionalidad 9013). A diferencia de los proveedores, recibe el usuario de quien llega.',
  },
  editCaptcha: {
    provider: 'Quién verifica',
    providers: { altcha: 'La propia Estante', siteverify: 'Otro proveedor' },
    providerHints: {
      altcha: 'El navegador hace un cálculo; nadie de fuera se entera.',
      siteverify: 'reCAPTCHA, hCaptcha o Turnstile: su programa se ejecuta en la página de acceso.',
    },
    isOff:
      'El captcha está desactivado (funcionalidad 1120): lo que hay aquí valdrá cuando se active.',
    isOn: 'El captcha está activo. Pruebe el acceso en otro navegador antes de salir de esta página: con datos erróneos nadie entra.',
    script: 'Dirección del programa',
    object: 'Objeto del programa',
    objectHint: 'grecaptcha, hcaptcha o turnstile.',
    siteKey: 'Clave del sitio',
    verifyAddress: 'Dirección de verificación (siteverify)',
    badAddress: 'Escriba una dirección https completa, sin usuario ni contraseña.',
    secret: 'Clave secreta',
    secretUnset: 'La que el proveedor dio junto con la clave del sitio.',
    secretSet: 'Hay una clave guardada, que no se muestra. Escriba aquí solo para cambiarla.',
  },
};
