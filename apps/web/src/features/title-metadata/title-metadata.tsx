import { JsonLd } from '../../parts/page/json-ld.tsx';
import { absolute, useOrigin } from '../../parts/page/origin.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';

export const titleMetadataQuery = (id: string) =>
  endpointQuery('getTitleMetadata', { params: { id } });

/** Metadata of a title for machines: citation tags for reference managers, schema.org for crawlers. */
export function TitleMetadata({ id }: { readonly id: number }) {
  const { data } = useEndpoint(titleMetadataQuery(String(id)));
  const origin = useOrigin();
  if (!data) return null;
  return (
    <>
      {data.citacao.map(({ nome, valor }, at) => (
        <meta key={at} name={nome} content={addressed(nome, valor, origin)} />
      ))}
      <JsonLd key={id} elementId={`schema-${id}`} data={data.dados} />
    </>
  );
}

/** Makes the value absolute if the tag holds an address; a title may begin like a path too. */
function addressed(name: string, value: string, origin: string): string {
  return name.endsWith('_url') ? absolute(origin, value) : value;
}
