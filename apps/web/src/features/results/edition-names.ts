interface Edition {
  readonly ano_publicacao: string;
  readonly edicao: string;
  readonly idioma_desc: string;
  readonly desc_tipo_obra: string;
}

/** Each by its year; with language and form where others are of the same year. */
export function editionNames(editions: readonly Edition[], undated: string): readonly string[] {
  const years = editions.map(({ ano_publicacao }) => ano_publicacao || undated);
  return editions.map(({ edicao, idioma_desc, desc_tipo_obra }, at) => {
    const year = years[at] ?? '';
    if (years.indexOf(year) === years.lastIndexOf(year)) return year;
    const apart = [edicao, idioma_desc, desc_tipo_obra].filter(Boolean).join(' · ');
    return apart === '' ? year : `${year} (${apart})`;
  });
}
