import type { mail as portuguese } from '../pt/mail.ts';

export const mail: typeof portuguese = {
  mail: {
    exportSubject: 'Lista de títulos de la biblioteca ({{institution}})',
    exportBody_one:
      '¡Hola!\n\n{{sender}} le envió desde el catálogo de la biblioteca ({{institution}}) una lista con {{count}} título. Va adjunta.\n\nSi no conoce a quien la envió, ignore este mensaje. No responda: nadie lo lee.\n',
    exportBody_many:
      '¡Hola!\n\n{{sender}} le envió desde el catálogo de la biblioteca ({{institution}}) una lista con {{count}} títulos. Va adjunta.\n\nSi no conoce a quien la envió, ignore este mensaje. No responda: nadie lo lee.\n',
    exportBody_other:
      '¡Hola!\n\n{{sender}} le envió desde el catálogo de la biblioteca ({{institution}}) una lista con {{count}} títulos. Va adjunta.\n\nSi no conoce a quien la envió, ignore este mensaje. No responda: nadie lo lee.\n',
    recoverySubject: 'Código para restablecer la contraseña',
    recoveryBody:
      '¡Hola!\n\nSe pidió restablecer la contraseña de su acceso a la biblioteca ({{institution, clause}}). El código es:\n\n    {{code}}\n\nVale por {{minutes}} minutos, en la página en que se pidió. No se lo dé a nadie.\n\nSi no fue usted, ignore este mensaje: la contraseña sigue igual.\n',
    keptElsewhereSubject: 'La biblioteca no guarda su contraseña',
    keptElsewhereBody:
      '¡Hola!\n\nSe pidió restablecer la contraseña de su acceso a la biblioteca ({{institution, clause}}). No se guarda aquí: usted entra con la cuenta de la institución, y es allí donde se cambia la contraseña. Por eso este mensaje no trae un código.\n\nPara entrar, abra {{link}} y use la cuenta de la institución.\n\nSi no fue usted, ignore este mensaje: nada cambia.\n',
    invitedSubject: 'Elija una nueva contraseña',
    invitedBody:
      'La biblioteca {{institution, of}} le pide que elija una nueva contraseña.\n\nAbra {{link}}, elija «Olvidé mi contraseña» y escriba el usuario {{user, clause}}. Un código llegará a esta dirección.\n\nSi no habló con la biblioteca, ignore este mensaje: nada cambia.',
    changedSubject: 'Su contraseña fue cambiada',
    changedBody:
      '¡Hola!\n\nLa contraseña de su acceso a la biblioteca ({{institution}}) fue cambiada, y las demás sesiones y las claves de acceso se cerraron.\n\nSi no fue usted, restablézcala en «Olvidé mi contraseña» y avise a la biblioteca.\n',
    recoveredBody:
      '¡Hola!\n\nLa contraseña de su acceso a la biblioteca ({{institution}}) fue cambiada, y las sesiones y las claves de acceso se cerraron. La dirección de su calendario dejó de valer.\n\nSi no fue usted, restablézcala en «Olvidé mi contraseña» y avise a la biblioteca.\n',
    givenSubject: 'La biblioteca le ha asignado una contraseña provisional',
    givenBody:
      '¡Hola!\n\nEl personal de la biblioteca ({{institution}}) ha asignado una contraseña provisional a su cuenta y se la comunicará. Es válida durante {{days}} días: entre con ella y elija la suya. Las sesiones y las claves de acceso se han cerrado, y la dirección de su calendario dejó de valer.\n\nSi usted no la pidió, avise a la biblioteca.\n',
    confirmSubject: 'Confirme esta dirección de correo',
    confirmBody:
      '¡Hola!\n\nEsta dirección se indicó para recibir los mensajes de la biblioteca ({{institution, clause}}). Para confirmar que es suya, abra:\n\n    {{link}}\n\nEl enlace vale {{hours}} horas y una sola vez.\n\nSi no fue usted quien la indicó, ignore este mensaje: no se enviará nada aquí.\n',
    emailsChangedSubject: 'Se cambiaron sus direcciones de correo',
    emailsChangedBody:
      '¡Hola!\n\nSe cambiaron las direcciones de correo de su registro en la biblioteca ({{institution, clause}}). Las nuevas valen una vez confirmadas.\n\nSi no fue usted, restablezca la contraseña en «Olvidé mi contraseña» y avise a la biblioteca.\n',
    emailsReplacedBody:
      '¡Hola!\n\nLa biblioteca ({{institution, clause}}) cambió las direcciones de correo de su registro, que ya están en uso.\n\nSi algo no es correcto, avise a la biblioteca.\n',
    dataAnswerSubject: 'Su petición de cambio en los datos personales',
    dataGrantedBody:
      '¡Hola, {{name}}!\n\n{{library, The}} ({{institution}}) aceptó su petición: los datos ya se cambiaron.\n\n{{answer}}\n',
    dataRefusedBody:
      '¡Hola, {{name}}!\n\n{{library, The}} ({{institution}}) no aceptó su petición de cambio en los datos personales. El motivo:\n\n{{answer}}\n',
    accountClosedSubject: 'Su cuenta en la biblioteca fue cerrada',
    accountClosedBody:
      '¡Hola, {{name}}!\n\nSu cuenta en la biblioteca ({{institution}}) fue cerrada, como pidió, y sus datos fueron borrados. Este es el último mensaje.\n\nSi no fue usted, acuda a la biblioteca.\n',
    accountClosedByStaffBody:
      '¡Hola, {{name}}!\n\nLa biblioteca ({{institution}}) cerró su cuenta, y sus datos fueron borrados. Este es el último mensaje.\n\nSi tiene dudas, acuda a la biblioteca.\n',
    commentSubject: 'Respuesta {{library, of}} a su comentario',
    commentBody:
      '¡Hola, {{name}}!\n\nUsted escribió {{library, to}} ({{institution}}):\n\n{{content}}\n\nLa respuesta de la biblioteca:\n\n{{answer}}\n',
    refusedCommentSubject: 'Su comentario sobre «{{title}}»',
    refusedCommentBody:
      '¡Hola, {{name}}!\n\nUsted comentó el título «{{title}}»:\n\n{{content}}\n\n{{library, The}} ({{institution}}) no publicó el comentario. El motivo:\n\n{{reason}}\n',
    suggestionSubject: 'Su sugerencia de adquisición: {{title}}',
    suggestionBody:
      '¡Hola, {{name}}!\n\nUsted sugirió {{library, to}} ({{institution}}) la adquisición de:\n\n{{title}}\n\nSituación: {{state}}\n\n{{answer}}\n',
  },
};
