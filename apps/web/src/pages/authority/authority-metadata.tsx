import type { Output } from '../../api/api.ts';
import { JsonLd } from '../../parts/page/json-ld.tsx';

type Authority = Output<'getAuthority'>;

const types: Readonly<Partial<Record<Authority['tipo'], string>>> = {
  pessoa: 'Person',
  entidade: 'Organization',
  evento: 'Event',
  titulo_uniforme: 'CreativeWork',
  assunto_geografico: 'Place',
};

/** Authority as schema.org describes it, with its identifiers in other files. */
export function AuthorityMetadata({ authority }: { readonly authority: Authority }) {
  const { cod_autoridade: id } = authority;
  return <JsonLd key={id} elementId={`schema-${id}`} data={schemaOf(authority)} />;
}

function schemaOf({ tipo, nome, variantes, notas, identificadores, rota }: Authority) {
  const [note] = notas;
  return {
    '@context': 'https://schema.org',
    '@type': types[tipo] ?? 'DefinedTerm',
    '@id': rota,
    url: rota,
    name: nome,
    ...(variantes.length > 0 && { alternateName: variantes }),
    ...(note !== undefined && { description: note }),
    ...(identificadores.length > 0 && { sameAs: identificadores.map(({ endereco }) => endereco) }),
  };
}
