import type { ReactNode } from 'react';
import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';

interface PlainFormProps {
  /** Rest of the search, which the form must keep. */
  readonly kept: URLSearchParams;
  readonly submit: string;
  readonly children: ReactNode;
}

/** Controls that act at once; without scripts they are a form with a button. */
export function PlainForm({ kept, submit, children }: PlainFormProps) {
  return (
    <form method="get" onSubmit={(event) => event.preventDefault()}>
      {[...kept].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      {children}
      <noscript>
        <Button type="submit">{submit}</Button>
      </noscript>
    </form>
  );
}

/** Form for the order and the display of a search. */
export function ViewForm(props: { readonly kept: URLSearchParams; readonly children: ReactNode }) {
  const { t } = useTranslation();
  return <PlainForm {...props} submit={t('results.apply')} />;
}
