/** Formats of unAPI in which programs get the title of a page, with their media types. */
const formats = [
  ['ris', 'application/x-research-info-systems', 'RIS'],
  ['bibtex', 'application/x-bibtex', 'BibTeX'],
  ['marcxml', 'application/marcxml+xml', 'MARCXML'],
  ['oai_dc', 'application/xml', 'Dublin Core'],
] as const;

/** Links to the title in other formats, for the head of its page. */
export function TitleAlternates({ id }: { readonly id: number }) {
  return formats.map(([format, type, name]) => (
    <link
      key={format}
      rel="alternate"
      type={type}
      title={name}
      href={`/unapi?id=${id}&format=${format}`}
    />
  ));
}
