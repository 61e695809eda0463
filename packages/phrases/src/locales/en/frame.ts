import type { frame as portuguese } from '../pt/frame.ts';

export const frame: typeof portuguese = {
  tabs: {
    'plano-ensino': 'Teaching plans',
    'bases-de-dados': 'Databases',
    autoridades: 'Authorities',
    avancada: 'Advanced',
    indice: 'Indexes',
    geral: 'All',
    'novas-aquisicoes': 'New acquisitions',
    periodicos: 'Periodicals',
    arquivo: 'Archives',
    'atos-normativos': 'Legislation',
    normas: 'Standards',
    rede: 'Network',
  },
  frame: {
    moreTabs: 'More',
    close: 'Close',
    skip: 'Skip to content',
    onlineCollection: 'Online catalogue',
    home: 'Home',
    menu: 'Menu',
    language: 'Language',
    noScript: 'This needs a browser that runs JavaScript.',
    withoutScript:
      'Without JavaScript you can search and read the catalogue here. Signing in, holds, requests, comments, suggestions, saving, exporting and the basket need it.',
    browsers: 'Minimum browsers: Chrome 104, Firefox 110, Edge 110',
    copyright: '© {{year}} {{name}}',
    privacy: 'Data protection',
    api: 'Open API',
    loading: 'Loading',
    searchTabs: 'Kinds of search',
    personalArea: 'Personal area',
    selfService: 'Self-service',
    support: 'Support',
    icap: 'ICAP',
    networkCatalogue: 'Network catalogue',
  },
  accessibility: {
    title: 'Accessibility',
    zoom: 'Size',
    scheme: 'Colours',
    bold: 'Bold text',
    compact: 'Compact rows',
    compactHint: 'More rows on the screen, in results and tables.',
    signLanguage: 'Sign language (Libras)',
    signsHint:
      'VLibras, a government service, shows the text you select on the page in Brazilian sign language.',
    reset: 'Reset',
    wasReset: 'The accessibility options have been reset.',
    schemes: {
      system: 'As in the system',
      normal: 'Normal',
      inverted: 'Inverted',
      greyscale: 'Greyscale',
      'high-contrast': 'High contrast',
      monochrome: 'Monochrome',
      dark: 'Dark mode',
    },
    signs: {
      loading: 'Loading VLibras…',
      ready: 'Select a text on the page to see it signed.',
      unreachable:
        'VLibras did not answer. Switch it off and on to try again; if the problem continues, contact support.',
    },
  },
  feed: {
    newest: 'New titles',
    description: 'New titles in the catalogue: {{institution}}',
    ofSearch: 'RSS of this search',
  },
  notFound: {
    instead: 'Instead:',
    title: 'Page not found',
    hint: 'This address does not exist or has changed. Search the catalogue or go to the home page.',
  },
  failure: {
    title: 'Something went wrong',
    hint: 'Try again. If the problem continues, tell the library.',
  },
  scan: {
    title: 'Scan a bar code',
    close: 'Close',
    picture: 'Picture of the camera',
    typed: 'ISBN or code of the copy',
    states: {
      opening: 'Opening the camera…',
      looking:
        'Point the camera at the bar code of the book: the ISBN on its cover or the library’s label.',
      refused:
        'The camera was not allowed. Allow it in the browser’s permissions, or type the code.',
      absent: 'No camera could be opened. Type the code.',
      failed: 'The camera could not be read from. Type the code.',
    },
  },
};
