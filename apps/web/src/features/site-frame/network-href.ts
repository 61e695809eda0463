/** Where the catalogue of the network is: elsewhere, or else the tab here that searches it; '' where there is none. */
export function networkHref(address: string, tabs: readonly string[]): string {
  return address || (tabs.includes('rede') ? '/rede' : '');
}
