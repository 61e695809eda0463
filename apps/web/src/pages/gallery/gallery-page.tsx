import type { CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { classes } from '../../ui/classes.ts';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { families } from './families.ts';
import styles from './gallery.module.css';
import { GallerySwitches } from './gallery-switches.tsx';
import { readGalleryView } from './gallery-view.ts';
import { specimenId } from './specimen.ts';
import { SpecimenSection } from './specimen-section.tsx';
import { useShownScheme } from './use-shown-scheme.ts';
import { useShownStates } from './use-shown-states.ts';

/** Every component of `ui/` in each of its states, for the developers of the project. */
export function Page() {
  const [params] = useSearchParams();
  const { scheme, width } = readGalleryView(params);
  useShownScheme(scheme);
  useShownStates();
  const room: CSSProperties = width ? { inlineSize: `${width}px` } : {};
  return (
    <div className={styles.page}>
      <title>Gallery of ui/</title>
      <PageHeader title="Gallery of ui/">
        Each component in each of its states. The name of a state leads to it alone.
      </PageHeader>
      <GallerySwitches />
      <Contents />
      <div className={styles.scroller}>
        <div className={styles.room} style={room}>
          {families.map(({ name, isSmall, specimens }) => (
            <section key={name} className={classes(styles.family, isSmall && styles.small)}>
              <h2>{name}</h2>
              {specimens.map((specimen) => (
                <SpecimenSection key={specimen.file} specimen={specimen} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </div>
  );
}

function Contents() {
  return (
    <nav aria-label="Contents">
      <dl className={styles.contents}>
        {families.map(({ name, specimens }) => (
          <div key={name}>
            <dt>{name}</dt>
            {specimens.map((specimen) => (
              <dd key={specimen.file}>
                <a href={`#${specimenId(specimen)}`}>{specimen.file}</a>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </nav>
  );
}
