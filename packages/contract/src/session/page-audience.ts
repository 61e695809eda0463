/** Audience of a page: anybody, or people who sign in. */
type PageAudience = 'anyone' | 'people';

/**
 * Audience of each page, by the first part of its address. Pages are rendered without a session, so the address alone
 * says who is waiting: people's pages have a queue and a rate of their own.
 */
export const pageAudiences: Readonly<Record<string, PageAudience>> = {
  '': 'anyone',
  acervo: 'anyone',
  autoatendimento: 'people',
  autoridade: 'anyone',
  autoridades: 'anyone',
  avisos: 'anyone',
  'bases-de-dados': 'anyone',
  cadastro: 'anyone',
  cesta: 'anyone',
  'confirmar-email': 'anyone',
  entrar: 'people',
  instalacao: 'anyone',
  listas: 'anyone',
  login: 'people',
  meupergamum: 'people',
  pearson: 'people',
  pergamum_redireciona: 'people',
  'plano-ensino': 'anyone',
  rede: 'anyone',
  'rede-pergamum': 'anyone',
  sair: 'people',
  verificar: 'anyone',
};

/** Whether an address, from the root on, is a page for people who sign in. */
export function isPersonalPage(address: string): boolean {
  const [, part = ''] = /^\/([^/?]*)/.exec(address) ?? [];
  return pageAudiences[part.toLowerCase()] === 'people';
}
