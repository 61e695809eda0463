import type { Output } from '../../api/api.ts';

type SentFile = NonNullable<Output<'exportBasket'>['arquivo']>;

/** Has the browser keep a file that an answer brought. */
export function saveFile({ nome, tipo_conteudo, conteudo }: SentFile): void {
  const bytes = Uint8Array.from(atob(conteudo), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: tipo_conteudo }));
  const link = document.createElement('a');
  link.href = address;
  link.download = nome;
  link.click();
  // Browsers that ask where to keep it read it only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
