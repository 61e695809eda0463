import type { ReactNode } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { Dialog, Sheet } from '../../../ui/overlays/dialog.tsx';
import { Disclosure } from '../../../ui/controls/disclosure.tsx';
import { Link } from '../../../ui/navigation/link.tsx';
import { LinksMenu, Menu } from '../../../ui/controls/menu.tsx';
import type { MenuItem } from '../../../ui/controls/menu-item.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Translate } from '@estante/phrases/translator';
import { ValueHolder, nothing } from '../value-holder.tsx';
import { reached, worded, type Family, type Show } from '../specimen.ts';

type Panel = (isOpen: boolean, close: () => void) => ReactNode;

/** Button, and the panel it opens. */
const opening = (words: string, panel: Panel) => (
  <ValueHolder first={false}>
    {(isOpen, change) => (
      <>
        <Button onClick={() => change(true)}>{words}</Button>
        {panel(isOpen, () => change(false))}
      </>
    )}
  </ValueHolder>
);

const dialog = (t: Translate, Kind: typeof Dialog, words: string, isAlert = false) =>
  opening(words, (isOpen, onClose) => (
    <Kind
      {...{ isOpen, onClose, isAlert }}
      title={words}
      closeLabel={t('frame.close')}
      actions={<Button variant="primary">{t('login.goOn')}</Button>}
    >
      <p>{t('results.noneHint')}</p>
      <TextField label={t('search.title')} />
    </Kind>
  ));

const confirm = (t: Translate, words: string) =>
  opening(words, (isOpen, close) => (
    <ConfirmDialog
      isOpen={isOpen}
      title={words}
      confirmLabel={t('basket.clear')}
      cancelLabel={t('basket.keep')}
      closeLabel={t('frame.close')}
      onConfirm={close}
      onCancel={close}
    >
      {t('basket.clearText', { total: words })}
    </ConfirmDialog>
  ));

const acts = (t: Translate): MenuItem[] => [
  { id: 'print', label: t('basket.print'), icon: 'print' },
  { id: 'see', label: t('basket.see'), href: '/cesta' },
  { id: 'renew', label: t('loans.toRenew'), icon: 'renew', isDisabled: true },
  { id: 'clear', label: t('basket.clear'), icon: 'trash', isDanger: true },
];

const menu: Show = (t) => <Menu label={t('frame.menu')} items={acts(t)} onAction={nothing} />;

const linksMenu: Show = (t) => (
  <LinksMenu label={t('frame.language')} icon="globe">
    <ul>
      <li>
        <Link href="?lng=pt">Português</Link>
      </li>
      <li>
        <Link href="?lng=en">English</Link>
      </li>
    </ul>
  </LinksMenu>
);

export const openingParts: Family = {
  name: 'Dialogs, menus and what unfolds',
  isSmall: true,
  specimens: [
    {
      file: 'overlays/dialog.tsx',
      components: {
        Dialog: {
          ...reached((t) => dialog(t, Dialog, t('advanced.change'))),
          'to be answered': (t) => dialog(t, Dialog, t('basket.clearAsk'), true),
          'long content': (t) =>
            opening(t('results.showMore'), (isOpen, onClose) => (
              <Dialog
                {...{ isOpen, onClose }}
                title={t('results.title')}
                closeLabel={t('frame.close')}
                actions={<Button>{t('login.goOn')}</Button>}
              >
                {Array.from({ length: 40 }, (_, at) => (
                  <p key={at}>{t('results.page', { page: at + 1 })}</p>
                ))}
              </Dialog>
            )),
          ...worded((words, t) => dialog(t, Dialog, words)),
        },
        Sheet: {
          ...reached((t) => dialog(t, Sheet, t('results.filters'))),
          ...worded((words, t) => dialog(t, Sheet, words)),
        },
      },
    },
    {
      file: 'overlays/confirm-dialog.tsx',
      components: {
        ConfirmDialog: {
          ...reached((t) => confirm(t, t('basket.clearAsk'))),
          ...worded((words, t) => confirm(t, words)),
        },
      },
    },
    {
      file: 'controls/menu.tsx',
      components: {
        Menu: {
          ...reached(menu),
          'with icon': (t) => <Menu label={t('frame.menu')} icon="more" items={acts(t)} />,
          'icon alone': (t) => (
            <Menu label={t('frame.menu')} icon="more" iconOnly variant="quiet" items={acts(t)} />
          ),
          small: (t) => <Menu label={t('frame.menu')} size="small" items={acts(t)} />,
          ...worded((words) => <Menu label={words} items={[{ id: 'a', label: words }]} />),
        },
        LinksMenu: {
          ...reached(linksMenu),
          across: (t) => (
            <LinksMenu label={t('frame.language')} isAcross>
              <p>{t('frame.browsers')}</p>
            </LinksMenu>
          ),
          ...worded((words) => (
            <LinksMenu label={words}>
              <Link href="?">{words}</Link>
            </LinksMenu>
          )),
        },
      },
    },
    {
      file: 'controls/disclosure.tsx',
      components: {
        Disclosure: {
          ...reached((t) => (
            <Disclosure title={t('results.filters')}>{t('results.noneHint')}</Disclosure>
          )),
          open: (t) => (
            <Disclosure title={t('results.filters')} note="2" isOpenAtFirst>
              {t('results.noneHint')}
            </Disclosure>
          ),
          ...worded((words) => (
            <Disclosure title={words} note={words} isOpenAtFirst>
              {words}
            </Disclosure>
          )),
        },
      },
    },
  ],
};
