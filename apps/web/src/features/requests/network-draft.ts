import type { SwitchingType } from '@estante/contract/plain';
import type { Output } from '../../api/api.ts';
import type { RequestDraft } from './request-draft.ts';

type NetworkTitle = Pick<
  Output<'getNetworkTitle'>,
  | 'titulo'
  | 'subtitulo'
  | 'autores'
  | 'edicao'
  | 'editora'
  | 'ano_publicacao'
  | 'cod_tipo_obra'
  | 'issns'
>;

interface FilledForm {
  readonly form: SwitchingType;
  readonly draft: RequestDraft;
}

/**
 * Fills the form for a title of another institution with what is known of it; the part is the reader's to
 * say.
 */
export function networkDraft(title: NetworkTitle): FilledForm {
  const name = [title.titulo, title.subtitulo].filter(Boolean).join(': ');
  const shared = { autor: title.autores[0] ?? '', ano: title.ano_publicacao };
  switch (title.cod_tipo_obra) {
    case 'article':
      return filled('artigo', { ...shared, titulo_artigo: name, issn: title.issns[0] ?? '' });
    case 'serial':
      return filled('artigo', { titulo_revista: name, issn: title.issns[0] ?? '' });
    case 'thesis':
      return filled('tese-dissertacao', { ...shared, titulo: name, instituicao: title.editora });
    default:
      return filled('parte-documento', {
        ...shared,
        titulo: name,
        edicao: title.edicao,
        editora: title.editora,
      });
  }
}

function filled(form: SwitchingType, draft: RequestDraft): FilledForm {
  return { form, draft };
}
