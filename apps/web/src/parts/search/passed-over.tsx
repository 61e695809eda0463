import { useLocation } from 'react-router';
import { useTranslation } from '../../languages/use-translation.ts';
import { Message } from '../../ui/feedback/message.tsx';
import { unreadFilters, wordlessTexts, type SearchState } from './search-address.ts';

/** Note on the ignored parts of the address: unknown filters, and text of signs alone. */
export function PassedOver({ state }: { readonly state: SearchState }) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const said = [
    ...unreadFilters(new URLSearchParams(search)).map((filter) =>
      t('results.unknownFilter', { filter }),
    ),
    ...wordlessTexts(state).map((text) => t('results.noWords', { text })),
  ];
  return said.map((words) => <Message key={words}>{words}</Message>);
}
