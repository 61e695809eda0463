import type { admin as portuguese } from '../pt/admin.ts';

export const admin: typeof portuguese = {
  admin: {
    help: `npm run admin -- create USUARIO --name NOMBRE --library SIGLA [--email DIRECCION]
                                        quien administra la red; pide la contraseña
npm run admin -- password USUARIO       cambia la contraseña y cierra las sesiones abiertas
npm run admin -- roles                  quién trabaja para la red
npm run admin -- roles USUARIO ROL      patron, teacher, staff o administrator
npm run admin -- unlock USUARIO         libera un acceso bloqueado
npm run admin -- second-factor USUARIO  quita el segundo factor de quien perdió el aparato
npm run admin -- captcha off            deja de pedir el captcha a quien entra
npm run admin -- sign-out-all           termina las sesiones de todos
npm run admin -- status                 lo que tiene la red

DATA_DIR y DATABASE_URL dicen dónde está la aplicación, que puede estar en marcha.`,
    askPassword: 'Contraseña:',
    created: '{{username}} administra la red desde ahora.',
    passwordSet: 'Se cambió la contraseña de {{username}}, y las sesiones abiertas terminaron.',
    unlocked: 'El acceso de {{username}} está liberado.',
    secondFactorRemoved: 'Se quitó el segundo factor de {{username, clause}}.',
    captchaOff: 'El captcha está desactivado: quien entra ya no lo necesita.',
    signedOut_one: 'Se terminó {{count, number}} sesión: todos entran de nuevo.',
    signedOut_many: 'Se terminaron {{count, number}} sesiones: todos entran de nuevo.',
    signedOut_other: 'Se terminaron {{count, number}} sesiones: todos entran de nuevo.',
    roleSet: 'El rol de {{username}} es ahora este: {{role}}',
    blocked: '(bloqueado)',
    nobody: 'Nadie trabaja aún para la red.',
    status: `Títulos: {{titles, number}}
Ejemplares: {{copies, number}}
Bibliotecas: {{libraries, number}}
Personas: {{people, number}}
Administradores: {{administrators, number}}
Préstamos abiertos: {{loans, number}}`,
    setupCode: 'Nadie administra la red. Código de instalación: {{code}}',
    roles: {
      patron: 'lector',
      teacher: 'profesor',
      staff: 'personal',
      administrator: 'administrador',
    },
    problems: {
      noUser: 'No existe ese usuario.',
      takenUser: 'Ya existe un usuario con ese nombre.',
      wrongUser: 'El usuario tiene de 3 a 50 letras o números, sin espacios.',
      noLibrary: 'Ninguna biblioteca tiene esa sigla.',
      lastAdministrator: 'Es el último administrador de la red: nombre antes a otro.',
      noSecondFactor: 'Ese usuario no tiene segundo factor.',
      noCaptcha: 'El captcha ya estaba desactivado.',
      endedUser: 'El vínculo de ese usuario terminó.',
    },
  },
};
