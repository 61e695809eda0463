import { largestCover } from '@estante/contract/plain';
import { useRef, useState } from 'react';
import { useSubmission } from '../../../api/use-act.ts';
import { base64Of } from '../../../browser/base64.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { ActProblem } from '../act-problem.tsx';
import type { CoverEntryProps } from './staff-cover.ts';

const pictures = ['image/jpeg', 'image/png', 'image/webp'];

/** A picture from the computer, chosen with one press. The server looks into the file. */
export function CoverReplacement({ cover, onDone }: CoverEntryProps) {
  const { t } = useTranslation();
  const { send: replace, isBusy, problem } = useSubmission('replaceCover');
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const title = cover.titulo.titulo;
  const send = async (file: File | undefined) => {
    if (!file) return;
    const isFit = pictures.includes(file.type) && file.size <= largestCover;
    setRefused(!isFit);
    if (!isFit) return;
    const params = { id: String(cover.titulo.cod_acervo) };
    const made = await replace({ params, body: { conteudo: await base64Of(file) } });
    if (input.current) input.current.value = '';
    if (made) onDone(t('staffCovers.replaced', { title }));
  };
  return (
    <>
      <Button
        icon="image"
        aria-label={t('staffCovers.replaceOf', { title })}
        isPending={isBusy}
        onClick={() => input.current?.click()}
      >
        {t('staffCovers.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={pictures.join()}
        aria-label={t('staffCovers.replaceOf', { title })}
        onChange={({ target }) => void send(target.files?.[0])}
      />
      <ActProblem problem={problem} onDone={onDone} />
      {isRefused && (
        <Message tone="warning" isLive>
          {t('staffCovers.fileRefused')}
        </Message>
      )}
    </>
  );
}
