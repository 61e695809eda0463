/** Phrases of `npm run backup` and `npm run restore` in the terminal. */
export const backup = {
  backup: {
    help: `npm run backup [-- PASTA]    guarda tudo o que o banco de dados tem, como está neste momento, em uma pasta nova

O servidor pode continuar em execução. A pasta leva também a chave dos segredos: guarde-a como se guarda uma senha.
DATA_DIR e DATABASE_URL dizem onde está a aplicação.`,
    written: '{{folder}}: {{rows, number}} linhas de {{tables, number}} tabelas.',
    withKey: 'A pasta leva a chave dos segredos: guarde-a onde ninguém mais a leia.',
    secretKey: 'A chave dos segredos está em SECRET_KEY: guarde-a à parte.',
    noKey:
      'Em {{file}} não há a chave dos segredos: sem ela os segredos guardados não podem ser lidos.',
    restoreHelp: `npm run restore -- PASTA    traz de volta o que npm run backup guardou, para um banco de dados vazio

Pare o servidor antes. DATA_DIR e DATABASE_URL dizem onde fica a aplicação, que depois se inicia como sempre.`,
    running: 'O Estante está em execução em {{folder}}: pare-o antes.',
    restored:
      '{{rows, number}} linhas de {{tables, number}} tabelas, guardadas em {{at}}, estão de volta. Agora: npm start',
  },
};
