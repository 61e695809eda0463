interface Edition {
  readonly ano_publicacao: string;
  readonly edicao: string;
  readonly idioma_desc: string;
  readonly desc_tipo_obra: string;
}

const facts = ['edicao', 'idioma_desc', 'desc_tipo_obra'] as const;

/** Names each edition by its year; those of one year also by their differences. */
export function editionNames(editions: readonly Edition[], undated: string): readonly string[] {
  const yearOf = ({ ano_publicacao }: Edition) => ano_publicacao || undated;
  return editions.map((edition) => {
    const year = yearOf(edition);
    const alike = editions.filter((other) => yearOf(other) === year);
    const apart = facts
      .filter((fact) => alike.some((other) => other[fact] !== edition[fact]))
      .map((fact) => edition[fact])
      .filter(Boolean);
    return apart.length === 0 ? year : `${year} (${apart.join(' · ')})`;
  });
}
