export const password = {
  password: {
    title: 'Contraseña',
    lead: 'Cambie la contraseña con la que entra. Vale para todos sus vínculos.',
    present: 'Contraseña actual',
    done: '¡Contraseña cambiada con éxito! Las demás sesiones y las claves de acceso se cerraron.',
    outside: 'Su contraseña se cambia en la página de la institución.',
    goThere: 'Ir a la página de contraseñas',
    elsewhere:
      'Su contraseña la guarda otro sistema de la institución, y es allí donde puede cambiarla.',
  },
};
