import { Button, ButtonLink, ButtonRoom } from '../../../ui/controls/button.tsx';
import { Chip, ChipList, RemovableChip } from '../../../ui/data/chip.tsx';
import { Cluster } from '../../../ui/layouts/flow.tsx';
import { Icon } from '../../../ui/drawings/icon.tsx';
import { iconPaths, type IconName } from '../../../ui/drawings/icon-paths.ts';
import { Link } from '../../../ui/navigation/link.tsx';
import { reached, worded, type Family, type Show } from '../specimen.ts';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const tones = ['neutral', 'info', 'success', 'warning', 'danger'] as const;
const linkVariants = ['text', 'plain', 'bare', 'none'] as const;
const iconNames = Object.keys(iconPaths) as IconName[];
const here = '?';

const everyVariant: Show = (t) => (
  <Cluster>
    {variants.map((variant) => (
      <Button key={variant} variant={variant}>
        {t('results.retry')}
      </Button>
    ))}
  </Cluster>
);

const everyButtonLink: Show = (t) => (
  <Cluster>
    {variants.map((variant) => (
      <ButtonLink key={variant} variant={variant} href={here}>
        {t('basket.see')}
      </ButtonLink>
    ))}
  </Cluster>
);

const everyLink: Show = (t) => (
  <Cluster gap={4}>
    {linkVariants.map((variant) => (
      <Link key={variant} variant={variant} href={here}>
        {t('results.firstPage')}
      </Link>
    ))}
  </Cluster>
);

const removable: Show = (t) => (
  <RemovableChip
    prefix={`${t('search.indexes.autor')}:`}
    removeLabel={t('results.removeFilter', {
      name: `${t('search.indexes.autor')}: Machado de Assis`,
    })}
    href={here}
  >
    Machado de Assis
  </RemovableChip>
);

const withIcon: Show = (t) => (
  <Cluster>
    {variants.map((variant) => (
      <Button key={variant} variant={variant} icon="print">
        {t('basket.print')}
      </Button>
    ))}
  </Cluster>
);

export const buttons: Family = {
  name: 'Buttons, links and chips',
  isSmall: true,
  specimens: [
    {
      file: 'controls/button.tsx',
      components: {
        Button: {
          ...reached(everyVariant),
          'with icon': withIcon,
          small: (t) => (
            <Button size="small" icon="edit">
              {t('advanced.change')}
            </Button>
          ),
          'icon alone': (t) => (
            <Cluster>
              <Button icon="close" iconOnly>
                {t('frame.close')}
              </Button>
              <Button icon="close" iconOnly size="small" variant="quiet">
                {t('frame.close')}
              </Button>
            </Cluster>
          ),
          'icon alone where narrow': (t) => (
            <Button icon="menu" iconOnly="narrow">
              {t('frame.menu')}
            </Button>
          ),
          'with a number': (t) => (
            <Button icon="basket" badge={12}>
              {t('basket.title')}
            </Button>
          ),
          disabled: (t) => (
            <Cluster>
              {variants.map((variant) => (
                <Button key={variant} variant={variant} disabled>
                  {t('holds.place')}
                </Button>
              ))}
            </Cluster>
          ),
          pending: (t) => (
            <Button variant="primary" isPending>
              {t('login.authenticating')}
            </Button>
          ),
          ...worded((words) => <Button icon="bookmark">{words}</Button>),
        },
        ButtonRoom: {
          rest: (t) => <ButtonRoom size="small">{t('basket.title')}</ButtonRoom>,
          ...worded((words) => <ButtonRoom>{words}</ButtonRoom>),
        },
        ButtonLink: {
          ...reached(everyButtonLink),
          current: (t) => (
            <ButtonLink href={here} aria-current="page" icon="home">
              {t('frame.home')}
            </ButtonLink>
          ),
          'with a number': (t) => (
            <ButtonLink href={here} icon="basket" badge={3} iconOnly="narrow" variant="quiet">
              {t('basket.title')}
            </ButtonLink>
          ),
          ...worded((words) => (
            <ButtonLink href={here} icon="arrowRight">
              {words}
            </ButtonLink>
          )),
        },
      },
    },
    {
      file: 'navigation/link.tsx',
      components: {
        Link: {
          ...reached(everyLink),
          ...worded((words) => <Link href={here}>{words}</Link>),
        },
      },
    },
    {
      file: 'data/chip.tsx',
      components: {
        Chip: {
          rest: (t) => (
            <Cluster>
              {tones.map((tone) => (
                <Chip key={tone} tone={tone}>
                  {t('holds.freeNow')}
                </Chip>
              ))}
            </Cluster>
          ),
          'with icon': (t) => (
            <Chip tone="success" icon="check">
              {t('availability.online')}
            </Chip>
          ),
          ...worded((words) => <Chip tone="info">{words}</Chip>),
        },
        RemovableChip: {
          ...reached(removable),
          ...worded((words) => (
            <RemovableChip removeLabel={words} href={here}>
              {words}
            </RemovableChip>
          )),
        },
        ChipList: {
          rest: (t) => (
            <ChipList
              label={t('results.chosen')}
              end={<Link href={here}>{t('results.clearAll')}</Link>}
            >
              {[removable(t), removable(t), removable(t)]}
            </ChipList>
          ),
          focus: (t) => <ChipList label={t('results.chosen')}>{[removable(t)]}</ChipList>,
          ...worded((words) => (
            <ChipList label={words}>{[<Chip key="one">{words}</Chip>]}</ChipList>
          )),
        },
      },
    },
    {
      file: 'drawings/icon.tsx',
      components: {
        Icon: {
          rest: () => (
            <Cluster gap={4}>
              {iconNames.map((name) => (
                <span key={name}>
                  <Icon name={name} /> {name}
                </span>
              ))}
            </Cluster>
          ),
          large: () => <Icon name="book" size="large" />,
          ...worded((words) => (
            <span>
              <Icon name="book" /> {words}
            </span>
          )),
        },
      },
    },
  ],
};
