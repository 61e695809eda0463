/** Gives the address of the network's catalogue: elsewhere, or the tab here that searches it; '' for none. */
export function networkHref(address: string, tabs: readonly string[]): string {
  return address || (tabs.includes('rede') ? '/rede' : '');
}
