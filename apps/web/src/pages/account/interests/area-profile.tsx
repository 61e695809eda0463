import type { AreaScheme } from '@estante/contract/plain';
import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FollowedList } from './followed-list.tsx';
import { useProfileChange } from './use-profile.ts';
import { ValidityForm } from './validity-form.tsx';

interface AreaProfileProps {
  readonly groups: Output<'getInterestAreas'>['tipos_area'];
  readonly profile: Output<'listInterests'>;
}

interface Area {
  readonly codTipoArea: AreaScheme;
  readonly codigo: string;
}

const tipoDSI = 'area' as const;

/** Check boxes for areas, by classification; ticked areas are followed. */
export function AreaProfile({ groups, profile }: AreaProfileProps) {
  const { t } = useTranslation();
  const add = useAct('addInterests');
  const remove = useAct('removeInterest');
  const extend = useAct('extendInterests');
  const change = useProfileChange();
  const { itens, validade_padrao: first, validade_maxima: last } = profile;
  const own = new Map(itens.map((area) => [`${area.codTipoArea}:${area.codigo}`, area]));

  const follow = async ({ codTipoArea, codigo }: Area) => {
    const body = { tipoDSI, validade: first, itens: [{ codTipoArea, codigo }] };
    return change((await add.act({ body })) !== null, t('interests.followed'));
  };
  const letGo = async (key: string) => {
    const area = own.get(key);
    if (!area) return false;
    const { codTipoArea, codigo } = area;
    const done = await remove.act({ body: { tipoDSI, codTipoArea, codigo } });
    return change(done !== null, t('interests.removed'));
  };
  const extendAll = async (validade: string) => {
    const done = await extend.act({ body: { tipoDSI, validade } });
    await change(done !== null, t('interests.extended', { day: validade }));
  };
  return (
    <Stack gap={5}>
      <FollowedList
        heading={t('account.pages.interestAreas')}
        none={t('interests.none.area')}
        items={[...own].map(([key, { descricao, validade, vigente }]) => ({
          key,
          name: descricao,
          href: null,
          validTo: validade,
          isValid: vigente,
        }))}
        onRemove={letGo}
      />
      {own.size > 0 && (
        <ValidityForm
          name={t('account.pages.interestAreas')}
          first={first}
          last={last}
          isBusy={extend.isBusy}
          onSend={(day) => void extendAll(day)}
        />
      )}
      {groups.map(({ codTipoArea, descricao, areas }) => (
        <ChoiceGroup key={codTipoArea} label={descricao} isGrid>
          {areas.map(({ codigo, descricao: name }) => (
            <Checkbox
              key={codigo}
              checked={own.has(`${codTipoArea}:${codigo}`)}
              aria-disabled={add.isBusy || remove.isBusy || undefined}
              onChange={(isChosen) =>
                void (isChosen
                  ? follow({ codTipoArea, codigo })
                  : letGo(`${codTipoArea}:${codigo}`))
              }
            >
              {name}
            </Checkbox>
          ))}
        </ChoiceGroup>
      ))}
    </Stack>
  );
}
