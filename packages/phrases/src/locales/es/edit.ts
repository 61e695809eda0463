import type { edit as portuguese } from '../pt/edit.ts';
import { editSettings } from './edit-settings.ts';
import { editAppearance } from './edit-appearance.ts';

export const edit: typeof portuguese = {
  edit: {
    save: 'Guardar',
    saved: 'Los cambios se guardaron y ya están vigentes.',
    discard: 'Deshacer los cambios',
    leaveAsk: '¿Salir sin guardar?',
    leaveText: 'Lo que cambió en esta página aún no se guardó y se perderá.',
    leave: 'Salir sin guardar',
    stay: 'Seguir aquí',
    failed: 'Los cambios no se guardaron',
    reload: 'Deshacer los míos y ver los actuales',
    staleHint:
      'Lo que escribió sigue en esta página: copie lo que quiera conservar antes de ver la versión actual.',
    moveUp: 'Subir: {{name}}',
    moveDown: 'Bajar: {{name}}',
    remove: 'Quitar: {{name}}',
    standsIn: 'Se usa donde falta otro idioma',
    anyLibrary: 'Cada máquina indica la suya',
    ...editSettings,
    activities: 'Funcionalidades activas',
    searchTabs: 'Pestañas de búsqueda, en el orden en que aparecen',
    sectionsLabel: 'Textos',
    sections: {
      secao_1: 'Primera sección',
      secao_2: 'Segunda sección',
      faq: 'Preguntas frecuentes',
      informacoes_gerais: 'Información general',
      avisos: 'Avisos',
    },
    item: 'Texto {{number}}',
    text: { title: 'Título', body: 'Texto', add: 'Añadir un texto' },
    question: { title: 'Pregunta', body: 'Respuesta', add: 'Añadir una pregunta' },
    hasNotice: 'Con aviso',
    hours: 'Horario de atención',
    note: 'Observación',
    servicePoints: 'Otros puntos de atención',
    servicePointsHint:
      'Uno por línea, además del mostrador: donde los lectores retiran lo que pidieron.',
    week: 'Horas de cada día de la semana',
    weekHint:
      'De ellas la página de inicio dice si la biblioteca está abierta ahora. Los feriados y recesos vienen del calendario. Un día sin horas es un día cerrado; 00:00 como fin es la medianoche.',
    weekday: 'Día',
    opens: 'Abre',
    closes: 'Cierra',
    addHours: 'Añadir horas',
    hoursOf: 'Horas {{number}}',
    shelf: {
      kinds: {
        novos: 'Nuevas adquisiciones',
        mais_emprestados: 'Más prestados en los últimos 30 días',
        busca: 'Una búsqueda',
        lista: 'Una lista compartida',
      },
      hints: {
        novos:
          'Las obras incluidas por último, mientras la pestaña de nuevas adquisiciones esté activada.',
        mais_emprestados:
          'Contadas cada noche, solo las que al menos tres personas tomaron en préstamo. Con menos de cuatro obras, el estante no aparece.',
      },
      nameless: 'Estante {{number}}',
      name: 'Nombre',
      isOn: 'Mostrar en la página de inicio',
      search: 'Dirección de la búsqueda',
      searchHint:
        'Haga la búsqueda en el catálogo y pegue aquí la dirección de la página de resultados.',
      list: 'Enlace de la lista',
      listHint:
        'El enlace que compartió quien hizo la lista. Mientras esté abierto, el estante muestra la lista.',
      from: 'Desde',
      until: 'Hasta',
      addSearch: 'Nuevo estante de una búsqueda',
      addList: 'Nuevo estante de una lista',
    },
    picture: 'Imagen de la página de inicio',
    pictureHint:
      'Una fotografía de la biblioteca, sobre la búsqueda en pantallas anchas. Sin ella aparece el dibujo de un estante. Se vuelve a dibujar y pierde todo lo demás que haya en el archivo, como el lugar de la foto.',
    pictureFile: 'Archivo de imagen',
    pictureShown: 'La imagen actual',
    noPicture: 'Sin imagen: aparece el dibujo de un estante.',
    removePicture: 'Quitar la imagen',
    pictureWords: 'Qué se ve en la imagen',
    pictureWordsHint: 'Para quien no la ve: «Sala de lectura con estantes hasta el techo».',
    noEvents: 'No hay eventos próximos.',
    event: {
      add: 'Añadir un evento',
      nameless: 'Evento {{number}}',
      firstDay: 'Primer día',
      lastDay: 'Último día',
      time: 'Hora de inicio',
      calendar: 'Agenda',
      calendars: { institucional: 'De la institución', eventum: 'Con inscripción (Eventum)' },
      link: 'Dirección para saber más',
      title: 'Título',
      description: 'Descripción',
      place: 'Lugar',
    },
    ...editAppearance,
  },
};
