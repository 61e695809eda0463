import { searchResultItem } from './search-result-item.ts';

/** Fields of a title for showing or drawing its cover. */
export const drawnTitle = searchResultItem
  .pick({
    cod_acervo: true,
    titulo: true,
    autores: true,
    cod_tipo_obra: true,
    idioma: true,
    link_capa: true,
    credito_capa: true,
  })
  .meta({ id: 'DrawnTitle' });
