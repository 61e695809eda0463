import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';
import { showToast } from '../../ui/feedback/toasts.tsx';

/** Button that shares the page's address with another program, or copies it if the browser cannot. */
export function ShareButton({ name }: { readonly name: string }) {
  const { t } = useTranslation();
  const share = async () => {
    const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
    const shared = { title: name, url: url ?? location.href };
    // Readers expect the system's share sheet on phones alone.
    if (matchMedia('(pointer: coarse)').matches && navigator.canShare?.(shared)) {
      await navigator.share(shared).catch(() => {});
      return;
    }
    const isCopied = await copied(shared.url);
    showToast({
      tone: isCopied ? 'success' : 'info',
      words: isCopied ? t('title.addressCopied') : shared.url,
    });
  };
  return (
    <Button variant="quiet" icon="share" data-script="needed" onClick={() => void share()}>
      {t('title.share')}
    </Button>
  );
}

/** Copies a text; false if the browser refuses: the address is shown then. */
async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
