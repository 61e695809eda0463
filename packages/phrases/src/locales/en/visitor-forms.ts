import type { visitorForms as portuguese } from '../pt/visitor-forms.ts';

export const visitorForms: typeof portuguese = {
  generalComment: {
    title: 'General comment',
    intro: 'Praise, complain or ask: library staff read it and reply by e-mail.',
    content: 'Comment',
    send: 'Send comment',
  },
  form: {
    fillAll: 'Fill in all required fields!',
  },
  libraryFields: {
    campus: 'Campus',
    anyCampus: 'All campuses',
    library: 'Library',
    choose: 'Choose the library',
    failed: 'The libraries could not be shown',
    left: 'Characters left: {{left, number}}',
    optional: '(optional)',
  },
  sent: {
    ComentarioGeralEnviadoSucesso: 'Comment sent. The library replies by e-mail.',
    SugestaoAquisicaoEnviadoSucesso:
      'Suggestion sent. The library will look at it and let you know by e-mail.',
  },
  suggestion: {
    title: 'Purchase suggestion',
    teacherTitle: 'Purchase suggestion for teaching',
    intro:
      'Tell us which work the library lacks. The more you know about it, the sooner we find it.',
    teacherIntro: 'Tell us which work your students lack, for which course, and how many copies.',
    send: 'Send suggestion',
    offer: 'Suggest buying this work',
    copiesHint: 'A whole number from 1 to {{most, clause}}.',
    fromList: 'Choose from the list.',
    department: 'Department',
    anyDepartment: 'All departments',
    elsewhere: 'Follow purchases in the acquisition system',
    fields: {
      titulo: 'Title',
      editor: 'Publisher',
      autor: 'Author',
      edicao: 'Edition',
      isbn_issn: 'ISBN or ISSN',
      periodico: 'It is a periodical',
      outras_inf: 'Other information',
      curso: 'Programme',
      disciplina: 'Course',
      exemplares: 'Copies',
    },
    states: {
      'pre-sugestao': 'Pre-suggestion',
      'sugestao-de-compra': 'Purchase suggestion',
      'em-cotacao': 'Being quoted',
      pregao: 'Out to tender',
      'aguardando-entrega': 'Awaiting delivery',
      'parcialmente-atendida': 'Partially fulfilled',
      atendida: 'Fulfilled',
      'finalizada-incompleta': 'Finished / incomplete',
      'ja-existe': 'Already exists',
      duplicada: 'Duplicate',
      esgotada: 'Out of print',
      'nao-encontrada': 'Not found',
      'nao-atendida': 'Not fulfilled',
      cancelada: 'Cancelled',
    },
  },
};
