import { useTranslation } from '../../languages/use-translation.ts';
import type { Output } from '../../api/api.ts';
import { usePageConfig } from '../../parts/institution/page-config.ts';
import { searchHref, type SearchState } from '../../parts/search/search-address.ts';
import { tabHref } from '../../parts/search/tab-address.ts';
import { AcquisitionSuggestion } from '../../features/acquisition-suggestion/acquisition-suggestion.tsx';
import { FollowSearch } from '../../features/interests/follow-search.tsx';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Link } from '../../ui/navigation/link.tsx';
import { EmptyState } from '../../ui/feedback/page-states.tsx';
import { AlternativeResults } from './alternative-results.tsx';
import { useOffers, type Offer } from './search-offers.ts';

interface NothingFoundProps {
  readonly state: SearchState;
  readonly result: Output<'searchTitles'>;
  /** Name of the search, in words. */
  readonly name: string;
}

const isbnOrIssn = /^\d[\d\s-]{6,15}[\dx]$/i;

/** Message that no title was found, with similar searches and wider ones. */
export function NothingFound(props: NothingFoundProps) {
  const { state, result } = props;
  const { t } = useTranslation();
  const offers = useOffers(state, result);
  const hint = hintOf(state, result);
  const isNear = result.em_vez.length > 0;
  return (
    <>
      <AlternativeResults state={state} found={result.em_vez} />
      <EmptyState
        {...(!isNear && { icon: 'search' })}
        title={t(isNear ? 'nothingFound.notIt' : 'results.none')}
        actions={<WiderActs {...props} />}
      >
        {hint && <p>{t(hint)}</p>}
        {offers.length > 0 && <OfferList offers={offers} />}
      </EmptyState>
    </>
  );
}

const isTyped = ({ q, terms }: SearchState) => q !== '' || terms.length > 0;

function hintOf(state: SearchState, { filtrosSelecionados }: NothingFoundProps['result']) {
  if (filtrosSelecionados.length > 0) return 'results.noneFilteredHint';
  if (!isTyped(state)) return null;
  return isbnOrIssn.test(state.q.trim()) ? 'results.noneNumberHint' : 'results.noneHint';
}

/** Ways beyond the catalogue: other libraries, a suggestion to buy it, and an alert for when it comes. */
function WiderActs({ state, name }: NothingFoundProps) {
  const { t } = useTranslation();
  const { features: tabs } = usePageConfig();
  return (
    <>
      {tabs?.guias.includes('rede') && isTyped(state) && (
        <ButtonLink icon="globe" href={tabHref('rede', state)}>
          {t('nothingFound.inNetwork')}
        </ButtonLink>
      )}
      <AcquisitionSuggestion key={state.q} title={state.q.replaceAll('"', '').trim()} />
      {isTyped(state) && <FollowSearch state={state} name={name} words={t('nothingFound.alert')} />}
    </>
  );
}

function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation();
  return (
    <ul aria-label={t('nothingFound.offers')}>
      {offers.map(({ label, next }) => (
        <li key={label}>
          <Link href={searchHref({ ...next, page: 1 })}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}
