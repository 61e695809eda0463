import { largestCover } from '@estante/contract/plain';
import { useRef, useState, type Ref } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { base64Of } from '../../../browser/base64.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ActProblem } from '../../../parts/staff/act-problem.tsx';
import type { CoverEntryProps, StaffCover } from './staff-cover.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** Button for a picture from the computer. The server checks the file. */
export function CoverReplacement({ cover, onDone }: CoverEntryProps) {
  const { input, send, isBusy, problem, isRefused } = useReplacing({ cover, onDone });
  const press = () => input.current?.click();
  return (
    <>
      <ReplaceButton cover={cover} isBusy={isBusy} onPress={press} />
      <PictureInput cover={cover} inputRef={input} onChoose={(file) => void send(file)} />
      <ActProblem problem={problem} onDone={onDone} />
      {isRefused && <FileRefused />}
    </>
  );
}

const isFit = (file: File) => pictures.includes(file.type) && file.size <= largestCover;

/** Sends the chosen picture, if it may be a cover. */
function useReplacing({ cover: { titulo }, onDone }: CoverEntryProps) {
  const { t } = useTranslation();
  const { send: replace, isBusy, problem } = useSubmission('replaceCover');
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const send = async (file: File | undefined) => {
    if (!file) return;
    setRefused(!isFit(file));
    if (!isFit(file)) return;
    const params = { id: String(titulo.cod_acervo) };
    const made = await replace({ params, body: { conteudo: await base64Of(file) } });
    if (input.current) input.current.value = '';
    if (made) onDone(t('staffCovers.replaced', { title: titulo.titulo }));
  };
  return { input, send, isBusy, problem, isRefused };
}

interface ReplaceButtonProps {
  readonly cover: StaffCover;
  readonly isBusy: boolean;
  readonly onPress: () => void;
}

function ReplaceButton({ cover, isBusy, onPress }: ReplaceButtonProps) {
  const { t } = useTranslation();
  const name = t('staffCovers.replaceOf', { title: cover.titulo.titulo });
  return (
    <Button icon="image" aria-label={name} isPending={isBusy} onClick={onPress}>
      {t('staffCovers.replace')}
    </Button>
  );
}

interface PictureInputProps {
  readonly cover: StaffCover;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChoose: (file: File | undefined) => void;
}

function PictureInput({ cover, inputRef, onChoose }: PictureInputProps) {
  const { t } = useTranslation();
  return (
    <input
      ref={inputRef}
      type="file"
      hidden
      accept={pictures.join()}
      aria-label={t('staffCovers.replaceOf', { title: cover.titulo.titulo })}
      onChange={({ target }) => onChoose(target.files?.[0])}
    />
  );
}

function FileRefused() {
  const { t } = useTranslation();
  return (
    <Message tone="warning" isLive>
      {t('staffCovers.fileRefused')}
    </Message>
  );
}
