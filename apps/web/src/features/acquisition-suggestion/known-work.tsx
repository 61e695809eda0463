import { activities } from '@estante/contract/plain';
import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { endpointQuery, useEndpoint } from '../../api/query.ts';
import { useActivity } from '../../parts/institution/page-config.ts';
import { Link } from '../../ui/navigation/link.tsx';
import { LiveRegion } from '../../ui/feedback/live-region.tsx';
import { Message } from '../../ui/feedback/message.tsx';
import { useSettled } from '../../ui/fields/use-settled.ts';
import type { SuggestionDraft } from './suggestion-draft.ts';

/** Message while the work is typed: it is in the catalogue already, or a reader has suggested it. */
export function KnownWork({ draft }: { readonly draft: SuggestionDraft }) {
  const titulo = useSettled(draft.titulo.trim(), 400);
  const isbn_issn = useSettled(draft.isbn_issn.trim(), 400);
  const query = endpointQuery('findKnownWork', { query: { titulo, isbn_issn } });
  const { data } = useEndpoint(query, { enabled: titulo !== '' || isbn_issn !== '' });
  return <LiveRegion>{data && <KnownWorkMessages found={data} />}</LiveRegion>;
}

function KnownWorkMessages({ found }: { readonly found: Output<'findKnownWork'> }) {
  const { t } = useTranslation();
  const followsOwn = useActivity(activities.accountAcquisition);
  const { acervos, sugestoes, sugestoes_proprias: own } = found;
  if (acervos.length === 0 && sugestoes === 0) return null;
  return (
    <>
      {acervos.length > 0 && (
        <Message tone="warning" title={t('suggestion.known.there')}>
          <ul>
            {acervos.map(({ cod_acervo, rota, ...title }) => (
              <li key={cod_acervo}>
                <Link href={rota}>
                  {[title.titulo, title.responsabilidade, title.ano_publicacao]
                    .filter(Boolean)
                    .join(' · ')}
                </Link>{' '}
                {title.mesmo_isbn && t('suggestion.known.sameIsbn')}
              </li>
            ))}
          </ul>
        </Message>
      )}
      {sugestoes > 0 && (
        <Message title={t('suggestion.known.suggested', { count: sugestoes })}>
          {own > 0 && followsOwn && (
            <Link href="/meupergamum/aquisicao">{t('suggestion.known.own')}</Link>
          )}
        </Message>
      )}
    </>
  );
}
