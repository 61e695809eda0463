import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FollowedList } from './followed-list.tsx';
import { useProfileChange } from './use-profile.ts';
import { ValidityForm } from './validity-form.tsx';

/** Check boxes for work types; ticked ones are followed. */
export function WorkTypeProfile({
  profile,
}: {
  readonly profile: Output<'listWorkTypeInterests'>;
}) {
  const { t } = useTranslation();
  const add = useAct('addWorkTypeInterests');
  const remove = useAct('removeWorkTypeInterest');
  const extend = useAct('changeWorkTypeInterest');
  const change = useProfileChange();
  const { itens, tipos_obra, validade_padrao: first, validade_maxima: last } = profile;
  const own = new Set(itens.map(({ codigo }) => codigo));

  const follow = async (codigo: string) => {
    const done = await add.act({ body: { tipos_obra: [codigo], validade: first } });
    return change(done !== null, t('interests.followed'));
  };
  const letGo = async (codigo: string) => {
    const done = await remove.act({ body: { codigo } });
    return change(done !== null, t('interests.removed'));
  };
  const extendAll = async (validade: string) => {
    let isDone = true;
    for (const { codigo } of itens) {
      isDone = (await extend.act({ body: { codigo, validade } })) !== null && isDone;
    }
    await change(isDone, t('interests.extended', { day: validade }));
  };
  return (
    <Stack gap={5}>
      <FollowedList
        heading={t('interests.tabs.workTypes')}
        none={t('interests.none.tipo_obra')}
        items={itens.map(({ codigo, descricao, validade, vigente }) => ({
          key: codigo,
          name: descricao,
          href: null,
          validTo: validade,
          isValid: vigente,
        }))}
        onRemove={letGo}
      />
      {itens.length > 0 && (
        <ValidityForm
          name={t('interests.tabs.workTypes')}
          first={first}
          last={last}
          isBusy={extend.isBusy}
          onSend={(day) => void extendAll(day)}
        />
      )}
      <ChoiceGroup label={t('interests.chooseTypes')} isGrid>
        {tipos_obra.map(({ codigo, descricao }) => (
          <Checkbox
            key={codigo}
            checked={own.has(codigo)}
            aria-disabled={add.isBusy || remove.isBusy || undefined}
            onChange={(isChosen) => void (isChosen ? follow(codigo) : letGo(codigo))}
          >
            {descricao}
          </Checkbox>
        ))}
      </ChoiceGroup>
    </Stack>
  );
}
