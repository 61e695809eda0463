/** Vendors of the demo network: invented, at addresses that lead nowhere. */
export interface DemoVendor {
  readonly name: string;
  readonly label: string;
  readonly address: string;
  readonly hosts: readonly string[];
  readonly enabled: boolean;
}

export const demoVendors: readonly DemoVendor[] = [
  {
    name: 'pearson',
    label: 'Biblioteca Virtual do Vale',
    address: 'https://entrada.livros-do-vale.example/biblioteca?cliente=rebivale',
    hosts: ['entrada.livros-do-vale.example', 'leitor.livros-do-vale.example'],
    enabled: true,
  },
  {
    name: 'minhabiblioteca',
    label: 'Estante Acadêmica',
    address: 'https://estante-academica.example/entrar',
    hosts: ['estante-academica.example'],
    enabled: true,
  },
  {
    name: 'uptodate',
    label: 'Condutas em Saúde (em teste)',
    address: 'https://condutas.saude-agora.example/sso',
    hosts: ['condutas.saude-agora.example'],
    enabled: false,
  },
  {
    name: 'repositorio',
    label: 'Repositório de Teses do Vale',
    address: 'https://teses.rebivale.example/entrada',
    hosts: ['teses.rebivale.example'],
    enabled: true,
  },
];
