import { useSearchParams } from 'react-router';
import { Link } from '../../ui/navigation/link.tsx';
import styles from './gallery.module.css';
import { aloneHref } from './gallery-view.ts';
import { specimenId, type Specimen, type States } from './specimen.ts';
import { StateStage } from './state-stage.tsx';

/** Section for a file of `ui/`, with all its specimens. */
export function SpecimenSection({ specimen }: { readonly specimen: Specimen }) {
  const id = specimenId(specimen);
  return (
    <section id={id} className={styles.specimen} aria-labelledby={`${id}-name`}>
      <h3 id={`${id}-name`}>
        <a href={`#${id}`}>ui/{specimen.file}</a>
      </h3>
      {Object.entries(specimen.components).map(([component, states]) => (
        <ComponentStates key={component} {...{ specimen, component, states }} />
      ))}
    </section>
  );
}

interface ComponentStatesProps {
  readonly specimen: Specimen;
  readonly component: string;
  readonly states: States;
}

function ComponentStates({ specimen, component, states }: ComponentStatesProps) {
  const [params] = useSearchParams();
  return (
    <>
      <h4 className={styles.component}>{component}</h4>
      <ul className={styles.states}>
        {Object.entries(states).map(([name, show]) => (
          <li key={name} className={styles.state}>
            <p className={styles.stateName}>
              <Link
                href={aloneHref(specimenId(specimen), component, name, params)}
                aria-label={`${component}, ${name}, alone`}
              >
                {name}
              </Link>
            </p>
            {!specimen.isWholePage && <StateStage className={styles.stage} {...{ name, show }} />}
          </li>
        ))}
      </ul>
    </>
  );
}
