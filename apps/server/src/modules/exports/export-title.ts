import type { endpoints } from '@estante/contract';
import type { UseCase } from '../../endpoint/use-case.ts';
import { makeFile, type ExportDeps, type MadeFile } from './make-file.ts';

/** A file as the wire has it. */
export function presentFile({ name, mediaType, content }: MadeFile) {
  return { nome: name, tipo_conteudo: mediaType, conteudo: content.toString('base64') };
}

/** Exports one title, to anybody who follows a link: as readers may have it. */
export function exportTitle(deps: ExportDeps): UseCase<typeof endpoints.exportTitle> {
  return async ({ params: { id }, query: { tipo, estilo = 'abnt' } }, asker) => {
    const order = { format: tipo, ids: [id], style: estilo, withCopies: false, isWhole: false };
    const made = await makeFile(deps, { ...order, origin: asker.origin }, asker);
    return 'refusal' in made ? made : { status: 200, body: presentFile(made) };
  };
}
