import type { frame as portuguese } from '../pt/frame.ts';

export const frame: typeof portuguese = {
  tabs: {
    'plano-ensino': 'Planes docentes',
    'bases-de-dados': 'Bases de datos',
    autoridades: 'Autoridades',
    avancada: 'Avanzada',
    indice: 'Índices',
    geral: 'Búsqueda general',
    'novas-aquisicoes': 'Nuevas adquisiciones',
    periodicos: 'Publicaciones periódicas',
    arquivo: 'Archivo',
    'atos-normativos': 'Legislación',
    normas: 'Normas',
    rede: 'Red',
  },
  frame: {
    moreTabs: 'Más',
    close: 'Cerrar',
    skip: 'Ir al contenido',
    onlineCollection: 'Catálogo en línea',
    home: 'Página de inicio',
    menu: 'Menú',
    language: 'Idioma',
    noScript: 'Esto requiere que el navegador ejecute JavaScript.',
    withoutScript:
      'Sin JavaScript, este sitio busca y muestra el catálogo. Para entrar, reservar, solicitar, comentar, sugerir, guardar, exportar y usar la cesta es necesario.',
    browsers: 'Navegadores mínimos: Chrome 104, Firefox 110, Edge 110',
    copyright: '© {{year}} {{name}}',
    privacy: 'Protección de datos',
    api: 'API abierta',
    loading: 'Cargando',
    searchTabs: 'Tipos de búsqueda',
    personalArea: 'Área personal',
    selfService: 'Autoservicio',
    support: 'Soporte',
    icap: 'ICAP',
    networkCatalogue: 'Catálogo de la red',
  },
  accessibility: {
    title: 'Accesibilidad',
    zoom: 'Tamaño',
    scheme: 'Colores',
    bold: 'Texto en negrita',
    compact: 'Filas compactas',
    compactHint: 'Más filas en la pantalla, en resultados y tablas.',
    signLanguage: 'Lengua de señas (Libras)',
    signsHint:
      'VLibras, un servicio del gobierno, muestra en lengua de señas brasileña el texto seleccionado en la página.',
    reset: 'Restablecer',
    wasReset: 'Las opciones de accesibilidad se han restablecido.',
    schemes: {
      system: 'Como en el sistema',
      normal: 'Normales',
      inverted: 'Invertidos',
      greyscale: 'Escala de grises',
      'high-contrast': 'Alto contraste',
      monochrome: 'Monocromáticos',
      dark: 'Modo oscuro',
    },
    signs: {
      loading: 'Cargando VLibras…',
      ready: 'Seleccione un texto de la página para verlo en señas.',
      unreachable:
        'VLibras no respondió. Desactívelo y actívelo para intentarlo de nuevo; si el problema continúa, póngase en contacto con soporte.',
    },
  },
  feed: {
    newest: 'Títulos nuevos',
    description: 'Títulos nuevos en el catálogo: {{institution}}',
    ofSearch: 'RSS de esta búsqueda',
  },
  notFound: {
    instead: 'En su lugar:',
    title: 'Página no encontrada',
    hint: 'La dirección no existe o cambió. Busque en el catálogo o vuelva a la página de inicio.',
  },
  failure: {
    title: 'Algo salió mal',
    hint: 'Inténtelo de nuevo. Si el problema continúa, avise a la biblioteca.',
  },
  scan: {
    title: 'Leer código de barras',
    close: 'Cerrar',
    picture: 'Imagen de la cámara',
    typed: 'ISBN o código del ejemplar',
    states: {
      opening: 'Abriendo la cámara…',
      looking:
        'Apunte la cámara al código de barras del libro: el ISBN de la tapa o la etiqueta de la biblioteca.',
      refused:
        'La cámara no fue autorizada. Permítala en los permisos del navegador o escriba el código.',
      absent: 'No se pudo abrir ninguna cámara. Escriba el código.',
      failed: 'No se pudo leer con la cámara. Escriba el código.',
    },
  },
};
