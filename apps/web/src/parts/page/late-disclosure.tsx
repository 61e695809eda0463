import { Suspense, useState, type ReactNode } from 'react';
import { Disclosure } from '../../ui/controls/disclosure.tsx';

interface LateDisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** Disclosure whose content is loaded once it is opened, and then stays. */
export function LateDisclosure({ title, children }: LateDisclosureProps) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <Disclosure title={title} onToggle={(isOpen) => isOpen && setOpened(true)}>
      {wasOpened && <Suspense fallback={null}>{children}</Suspense>}
    </Disclosure>
  );
}
