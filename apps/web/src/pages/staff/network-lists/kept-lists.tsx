import { listsOfPage, type ListPage } from '@estante/contract/plain';
import { useNavigate, useSearchParams } from 'react-router';
import desk from '../../../features/desk/desk.module.css';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/controls/button.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { addressOf, readAddress, type ListAddress } from './list-address.ts';
import { ListOfEntries } from './list-of-entries.tsx';

/** Lists of a page of the staff area, one of them open. */
export function KeptLists({ of }: { readonly of: ListPage }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const address = readAddress(of, params);
  const { list } = address;
  const hrefOf = (one: typeof list) => addressOf(of, { list: one, text: '', page: 1 });
  return (
    <>
      {listsOfPage[of].length > 1 && (
        <Tabs
          label={t('networkLists.tabs')}
          tabs={listsOfPage[of].map((one) => ({
            href: hrefOf(one),
            label: t(`networkLists.lists.${one}`),
          }))}
          current={hrefOf(list)}
        />
      )}
      <FindForm key={`${list}/${address.text}`} of={of} address={address} />
      <ListOfEntries key={list} of={of} address={address} />
    </>
  );
}

interface FindFormProps {
  readonly of: ListPage;
  readonly address: ListAddress;
}

function FindForm({ of, address }: FindFormProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { list, text } = address;
  return (
    <search>
      <form
        action={addressOf(of, { list, text: '', page: 1 })}
        className={desk.line}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget).get('texto');
          const sought = typeof typed === 'string' ? typed.trim() : '';
          void navigate(addressOf(of, { list, text: sought, page: 1 }), {
            preventScrollReset: true,
          });
        }}
      >
        <div className={desk.field}>
          <TextField
            label={t('networkLists.find')}
            description={t('networkLists.findHint')}
            name="texto"
            type="search"
            autoComplete="off"
            maxLength={200}
            defaultValue={text}
          />
        </div>
        <Button type="submit" icon="search">
          {t('networkLists.show')}
        </Button>
        {text !== '' && (
          <div className={desk.whole}>
            <ButtonLink variant="quiet" href={addressOf(of, { list, text: '', page: 1 })}>
              {t('networkLists.clear')}
            </ButtonLink>
          </div>
        )}
      </form>
    </search>
  );
}
