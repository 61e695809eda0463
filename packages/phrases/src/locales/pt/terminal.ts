/** Phrases of the commands in the terminal: see cli/run-command.ts of the server. */
export const terminal = {
  terminal: {
    unknownOption: 'A opção {{option}} não existe.',
    wrongOption: 'A opção {{option}} precisa de um valor, ou não aceita nenhum.',
    extraWord: 'Sobra uma palavra: {{word}}',
    earlierVersion: `O banco de dados é de uma versão anterior do Estante, e este comando não o muda. Pare os servidores e atualize-o:
npm run upgrade -- --yes PASTA guarda antes tudo em uma pasta nova; npm start o atualiza sem guardar nada.`,
    noDatabase: `Em {{folder}} não há banco de dados, e nada foi criado ali. DATA_DIR ou DATABASE_URL, no arquivo .env ou antes do
comando, diz onde está a aplicação; uma nova se inicia com npm start.`,
  },
  reindex: {
    help: `npm run reindex    refaz o índice da busca a partir do PostgreSQL

Se a aplicação está em execução, ela o faz, e o índice antigo responde até o novo estar pronto; se não está, o
índice é feito aqui, para a próxima partida. DATA_DIR e DATABASE_URL dizem onde está a aplicação.`,
    asked: 'Cada servidor em execução refaz agora o seu índice de busca.',
    holds: 'Títulos no índice de busca: {{titles, number}}',
    progress: 'Títulos: {{done}}/{{total}}',
  },
  jobs: {
    help: `npm run jobs            o que se faz a cada noite e a cada hora, e no que deu da última vez
npm run jobs -- NOME    pede a um servidor em execução que o faça agora, na sua vez, e espera por ele

Ctrl-C deixa de esperar, e a tarefa continua. DATA_DIR e DATABASE_URL dizem onde está a aplicação.`,
    notRunning:
      'O Estante não está em execução em {{folder}}: inicie-o, e o que ficou por fazer se faz então.',
    unknown: 'Não há a tarefa {{name, clause}}. Existem estas: {{names}}',
    notYet: 'ainda não foi feita',
    notTakenUp:
      'nenhum servidor a começou ainda: espera por um em execução, que faz uma tarefa de cada vez',
    waits: 'espera desde {{at}}',
    runs: 'em execução desde {{at}}',
    done: 'feita {{at}}',
    failed: 'falhou {{at}}',
    failedAndAgain: 'falhou {{at}} e será tentada de novo',
    cancelled: 'foi cancelada {{at}}',
  },
  newSecrets: {
    help: `npm run new-secrets -- --yes    recomeça com outras chaves, quando a chave das antigas se perdeu

Pare todos os servidores antes. A próxima partida cria as chaves. O que se perde:
- todos entram de novo, e os links dos e-mails já enviados deixam de funcionar;
- os segundos fatores por aplicativo são apagados: até ativar outro, entra-se só com a senha. As passkeys ficam;
- os webhooks dos leitores são apagados, e as listas compartilhadas deixam de ser compartilhadas;
- a entrada por instituições, os fornecedores e o provedor do captcha são desligados até que os seus segredos sejam
  digitados de novo, nas suas telas; para os fornecedores, os leitores são outros.

Se a chave vazou, apague secret.key ou troque SECRET_KEY antes: uma chave que fica serve de novo.`,
    forgotten:
      'Os segredos foram esquecidos. A próxima partida cria outros, sob a chave de {{key, clause}}.',
  },
  z3950: {
    help: `npm run z3950 -- ENDERECO [ESCUTA]    responde a Z39.50 perguntando ao SRU deste catálogo

ENDERECO é onde está o SRU, http://127.0.0.1:3000/sru; ESCUTA, onde se responde a Z39.50, como o YAZ o escreve:
{{listener}} se nada for dito. A base se chama {{database, clause}}.
Precisa do Simple2ZOOM (Debian: apt-get install libnet-z3950-simple2zoom-perl), que não faz parte do Estante.`,
    missing:
      'O simple2zoom não está instalado (Debian: apt-get install libnet-z3950-simple2zoom-perl).',
  },
  upgrade: {
    help: `npm run upgrade                  mostra o que esta versão mudaria no banco de dados, e não muda nada
npm run upgrade -- --yes [PASTA]  guarda antes tudo em uma pasta nova, como npm run backup, e depois o muda

Pare os servidores antes de --yes. Uma partida faz o mesmo, sem guardar nada. DATA_DIR e DATABASE_URL dizem onde
está a aplicação.`,
    empty: 'O banco de dados está vazio: a primeira partida o prepara.',
    database: 'Banco de dados da versão {{release}} ({{migration}})',
    none: 'Nada a mudar no banco de dados.',
    pending: 'Mudanças por fazer no banco de dados: {{pending, number}}',
    done: 'Mudanças feitas no banco de dados: {{done, number}}. Agora: npm start',
  },
};
