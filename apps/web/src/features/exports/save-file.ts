import type { Output } from '../../api/api.ts';

type SentFile = NonNullable<Output<'exportBasket'>['arquivo']>;

/** Has the browser save a file that came in an answer. */
export function saveFile({ nome, tipo_conteudo, conteudo }: SentFile): void {
  const bytes = Uint8Array.from(atob(conteudo), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: tipo_conteudo }));
  const link = document.createElement('a');
  link.href = address;
  link.download = nome;
  link.click();
  // Browsers that ask for the destination read the file only then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
