import { useTranslation } from '../../../languages/use-translation.ts';
import type { Output } from '../../../api/api.ts';
import { useAct } from '../../../api/use-act.ts';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { FindBox } from './find-box.tsx';
import { FollowedList } from './followed-list.tsx';
import { FoundHeadings } from './found-headings.tsx';
import { useProfileChange } from './use-profile.ts';
import { ValidityForm } from './validity-form.tsx';

interface HeadingProfileProps {
  readonly kind: 'autor' | 'assunto';
  readonly profile: Output<'listInterests'>;
}

/** Authors, or subjects, of a profile: found, followed, extended, removed. */
export function HeadingProfile({ kind, profile }: HeadingProfileProps) {
  const { t } = useTranslation();
  const remove = useAct('removeInterest');
  const extend = useAct('extendInterests');
  const change = useProfileChange();
  const own = profile.itens.filter(({ tipoDSI }) => tipoDSI === kind);
  const name = t(`interests.kinds.${kind}`);

  const removeOne = async (codigo: string) => {
    const done = await remove.act({ body: { codigo, tipoDSI: kind } });
    return change(done !== null, t('interests.removed'));
  };
  const extendAll = async (validade: string) => {
    const done = await extend.act({ body: { tipoDSI: kind, validade } });
    await change(done !== null, t('interests.extended', { day: validade }));
  };
  return (
    <section>
      <Stack gap={4}>
        <FollowedList
          heading={name}
          none={t(`interests.none.${kind}`)}
          items={own.map(({ codigo, descricao, validade, vigente }) => ({
            key: codigo,
            name: descricao,
            href: `/autoridade/${codigo}`,
            validTo: validade,
            isValid: vigente,
          }))}
          onRemove={removeOne}
        />
        <FindBox label={t(`interests.find.${kind}`)}>
          {(words) => <FoundHeadings kind={kind} words={words} validTo={profile.validade_padrao} />}
        </FindBox>
        {own.length > 0 && (
          <ValidityForm
            name={name}
            first={profile.validade_padrao}
            last={profile.validade_maxima}
            isBusy={extend.isBusy}
            onSend={(day) => void extendAll(day)}
          />
        )}
      </Stack>
    </section>
  );
}
