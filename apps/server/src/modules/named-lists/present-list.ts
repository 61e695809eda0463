import type { Db } from '@estante/database';
import { findGoneTitles, findTitleNumbers } from '../catalogue/index.ts';
import type { ListRow } from './list-repository.ts';

export function presentList(row: ListRow) {
  return {
    codigo: row.id,
    nome: row.name,
    descricao: row.description,
    total: row.total,
    criada_em: row.made_at.toISOString(),
    alterada_em: row.changed_at.toISOString(),
  };
}

export function presentLine(row: ListRow) {
  return { ...presentList(row), compartilhada: row.shared_at !== null };
}

/** Finds the names of titles that have left the catalogue, and what stands in their place. */
export async function readGone(db: Db, ids: readonly number[]) {
  const there = await findTitleNumbers(db, ids);
  const gone = await findGoneTitles(
    db,
    ids.filter((id) => !there.has(id)),
  );
  return (id: number) => {
    const found = gone.get(id);
    if (!found) return null;
    const { name, instead } = found;
    return {
      titulo: name,
      substituto: instead && {
        cod_acervo: instead.substituto,
        titulo: instead.nome_substituto,
      },
    };
  };
}
