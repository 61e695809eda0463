import { useParams, useSearchParams } from 'react-router';
import { BareFrame } from '../../ui/layouts/bare-frame.tsx';
import { Toasts } from '../../ui/feedback/toasts.tsx';
import type { PageAddress } from '../../parts/page/page.ts';
import { specimens } from './families.ts';
import styles from './gallery.module.css';
import { readGalleryView } from './gallery-view.ts';
import { specimenId, type Show, type Specimen } from './specimen.ts';
import { StateStage } from './state-stage.tsx';
import { useShownScheme } from './use-shown-scheme.ts';
import { useShownStates } from './use-shown-states.ts';

interface SpecimenView {
  readonly specimen: Specimen;
  readonly name: string;
  readonly show: Show;
}

/** One state of one component, and nothing else, at the width of the window. */
export function Page() {
  const { specimen: id = '' } = useParams();
  const [params] = useSearchParams();
  const shown = shownAt(id, params);
  useShownScheme(readGalleryView(params).scheme);
  useShownStates();
  const title = <title>{`${id} ${shown?.name ?? ''}`}</title>;
  if (shown?.specimen.isWholePage) {
    return (
      <>
        {title}
        <StateStage {...shown} />
      </>
    );
  }
  return (
    <BareFrame>
      {title}
      {shown ? (
        <StateStage className={styles.alone} {...shown} />
      ) : (
        <p>
          Not in <a href="/gallery">the gallery</a>.
        </p>
      )}
      <Toasts closeLabel="Close" />
    </BareFrame>
  );
}

export const status = ({ params, url }: PageAddress) =>
  shownAt(params['specimen'] ?? '', url.searchParams) ? 200 : 404;

/** Finds the state that an address names; the first of all if it names none. */
function shownAt(id: string, params: URLSearchParams): SpecimenView | null {
  const specimen = specimens.find((one) => specimenId(one) === id);
  const [first = ''] = Object.keys(specimen?.components ?? {});
  const states = specimen?.components[params.get('component') ?? first] ?? {};
  const name = params.get('state') ?? Object.keys(states)[0] ?? '';
  const show = Object.hasOwn(states, name) ? states[name] : undefined;
  return specimen && show ? { specimen, name, show } : null;
}
