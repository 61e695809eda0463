/** Phrases of `npm run admin` in the terminal. */
export const admin = {
  admin: {
    help: `npm run admin -- create USUARIO --name NOME --library SIGLA [--email ENDERECO]
                                        quem administra a rede; pede a senha
npm run admin -- password USUARIO       troca a senha e encerra as sessões abertas
npm run admin -- roles                  quem trabalha para a rede
npm run admin -- roles USUARIO PAPEL    patron, teacher, staff ou administrator
npm run admin -- unlock USUARIO         libera um acesso bloqueado
npm run admin -- second-factor USUARIO  remove o segundo fator de quem perdeu o aparelho
npm run admin -- captcha off            deixa de pedir o captcha a quem entra
npm run admin -- sign-out-all           encerra as sessões de todos
npm run admin -- status                 o que a rede tem

DATA_DIR e DATABASE_URL dizem onde está a aplicação, que pode estar em execução.`,
    askPassword: 'Senha:',
    created: '{{username}} administra a rede a partir de agora.',
    passwordSet: 'A senha de {{username}} foi trocada, e as sessões abertas terminaram.',
    unlocked: 'O acesso de {{username}} está liberado.',
    secondFactorRemoved: 'O segundo fator de {{username}} foi removido.',
    captchaOff: 'O captcha está desligado: quem entra não precisa mais dele.',
    signedOut_one: '{{count, number}} sessão foi encerrada: todos entram de novo.',
    signedOut_many: '{{count, number}} sessões foram encerradas: todos entram de novo.',
    signedOut_other: '{{count, number}} sessões foram encerradas: todos entram de novo.',
    roleSet: 'O papel de {{username}} agora é este: {{role}}',
    blocked: '(bloqueado)',
    nobody: 'Ninguém trabalha para a rede ainda.',
    status: `Títulos: {{titles, number}}
Exemplares: {{copies, number}}
Bibliotecas: {{libraries, number}}
Pessoas: {{people, number}}
Administradores: {{administrators, number}}
Empréstimos abertos: {{loans, number}}`,
    setupCode: 'Ninguém administra a rede. Código de instalação: {{code}}',
    roles: {
      patron: 'leitor',
      teacher: 'professor',
      staff: 'equipe',
      administrator: 'administrador',
    },
    problems: {
      noUser: 'Não existe esse usuário.',
      takenUser: 'Já existe um usuário com esse nome.',
      wrongUser: 'O usuário tem de 3 a 50 letras ou números, sem espaços.',
      noLibrary: 'Nenhuma biblioteca tem essa sigla.',
      lastAdministrator: 'É o último administrador da rede: indique outro antes.',
      noSecondFactor: 'Esse usuário não tem segundo fator.',
      noCaptcha: 'O captcha já estava desligado.',
      endedUser: 'O vínculo desse usuário terminou.',
    },
  },
};
