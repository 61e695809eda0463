import type { editSettings as portuguese } from '../pt/edit-settings.ts';

export const editSettings: typeof portuguese = {
  groups: {
    institution: 'Institution',
    links: 'Addresses',
    signIn: 'Sign-in',
    passwords: 'New passwords',
    readers: 'Patrons',
    plans: 'Teaching plans',
    standards: 'Standards vendors',
    kiosk: 'Self-service kiosk',
  },
  settings: {
    nome: 'Name',
    sigla: 'Acronym',
    cod_empresa: 'Code of the institution',
    msg_suporte_consulta: 'Support message',
    endereco_base: 'The institution’s address, where “Sign out” leads',
    link_lgpd: 'Data-protection page',
    link_icap: 'ICAP page',
    link_rede: 'Network catalogue',
    __web_aquisicao: 'Acquisition system',
    url_libras: 'Brazilian sign language program (VLibras)',
    denominacao_login: 'Name of the user name field',
    msg_login: 'Message on the sign-in page',
    __md_aut: 'Who checks passwords',
    __md_crypt: 'Where passwords are kept',
    __web_url_pw: 'External password page',
    senha_minimo: 'Minimum number of characters',
    senha_maximo: 'Maximum number of characters',
    senhas_barradas: 'How many earlier passwords may not be used again',
    senha_com_numero: 'Require a digit',
    senha_nao_so_numeros: 'Refuse passwords of digits only',
    senha_com_especial: 'Require a special character',
    senha_maiuscula_minuscula: 'Require upper and lower case',
    senha_sem_nome: 'Refuse parts of the person’s name',
    endereco_abnt: 'ABNT, with {numero} in place of the number',
    endereco_target: 'Target, with {numero} in place of the number',
    cadastro_meses: 'Months for which a renewed registration is valid (0: at the desk only)',
    cadastro_dias: 'Days before it ends from which it can be renewed',
    campos_leitor:
      'Personal data that patrons change themselves; for the rest they ask the library',
    limite_comentarios: 'Comments awaiting staff, per person',
    limite_sugestoes: 'Suggestions not yet dealt with, per person',
    sumario_periodicos: 'There are tables of contents of periodicals',
    sumario_livros: 'There are tables of contents of books',
    abnt_todos_autores: 'ABNT references: name all authors, of four and more as well',
    abnt_iniciais: 'ABNT references: initials in place of given names',
    abnt_italico: 'ABNT references: titles in italics in place of bold',
    url_area_pessoal: 'Personal area at another address',
    vagas_por_exemplar_basica:
      'Required and core reading: one copy for how many places (0: none is asked)',
    vagas_por_exemplar_complementar:
      'Further reading: one copy for how many places (0: none is asked)',
    eletronico_atende: 'A title that is read online is enough, whatever copies there are',
    auto_ativo: 'Offer self-service',
    auto_biblioteca: 'Library',
    auto_senha: 'Ask for the password as well as the card',
    auto_idioma: 'Initial language',
  },
  modes: {
    hint: 'Recovering a password is offered only when passwords are checked by this system and kept in it.',
    passwordChecker: { ours: 'This system', other: 'Another system' },
    passwordKeeper: { ours: 'In this system', other: 'In another system' },
  },
  hints: {
    cod_empresa:
      'The number by which other systems know the institution. It comes with each title in the answers of the API.',
    limite_comentarios:
      'How many comments by one person may wait for staff: those sent to libraries, to be read, and those on titles, to be approved, counted separately. Whoever reaches the limit can write again once staff have dealt with one of them. With 0, nobody can write.',
    limite_sugestoes:
      'How many suggestions by one person may wait to be dealt with. Whoever reaches the limit can suggest again only after staff have changed the status of one of them. With 0, nobody can suggest.',
    vagas_por_exemplar_basica:
      'The proportion that the institution wants to show on the pages of programmes and in their PDF. No law fixes it. With 20, a course of 40 places is met by two copies of each title.',
  },
};
