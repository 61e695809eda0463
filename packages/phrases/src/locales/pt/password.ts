export const password = {
  password: {
    title: 'Senha',
    lead: 'Troque a senha com que você entra. Ela vale para todos os seus vínculos.',
    present: 'Senha atual',
    done: 'Senha alterada com sucesso! As outras sessões e as chaves de acesso foram encerradas.',
    outside: 'A sua senha é trocada na página da instituição.',
    goThere: 'Ir para a página de senhas',
    elsewhere:
      'A sua senha é guardada por outro sistema da instituição, e é lá que você pode trocá-la.',
  },
};
