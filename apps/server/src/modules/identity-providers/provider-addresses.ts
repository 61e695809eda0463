import type { Protocol } from './provider-repository.ts';

/** Addresses of this site that a provider knows: fixed, and told to its administrators. */
export function addressesOf(
  origin: string,
  { id, protocol }: { readonly id: number; readonly protocol: Protocol },
) {
  // As others read it: the usual port is left out.
  const site = new URL(origin).origin;
  const at = `${site}/entrar/${protocol}/${id}`;
  return {
    retorno: at,
    saida: protocol === 'saml' ? `${at}/saida` : `${site}/sair`,
    aviso_saida: protocol === 'oidc' ? `${at}/saida` : '',
    metadados: protocol === 'saml' ? `${at}/metadados` : '',
  };
}
