import styles from './logo.module.css';

/** Paths of an E that is a bookcase: one upright, three shelves, books on two of them, one leaning. */
const logoPaths = {
  shelves: 'M3 3h4v26H3zM7 3h22v3H7zM7 14h22v3H7zM7 26h22v3H7z',
  books: 'M10 8h3.5v6H10zM14.5 9.2h2.5v4.8h-2.5zM10 19.5h2.5v6.5H10zM13.5 18.5h4v7.5h-4z',
  leaning: 'M19.3 26l2.3-7.5 3 .9-2 6.6z',
};

export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className={styles.shelves} d={logoPaths.shelves} />
      <path className={styles.books} d={`${logoPaths.books}${logoPaths.leaning}`} />
    </svg>
  );
}

export interface LogoProps {
  name: string;
  over?: readonly string[];
  /** Logo of an institution, in place of the mark: its address and its size in pixels. */
  picture?: { readonly src: string; readonly width: number; readonly height: number } | null;
}

/**
 * Mark with a name beside it; the name is the accessible one. Above it stand parts of a line, of which a
 * narrow page shows those that it has room for.
 */
export function Logo({ name, over = [], picture = null }: LogoProps) {
  return (
    <span className={styles.logo}>
      {picture ? <img className={styles.picture} alt="" {...picture} /> : <LogoMark />}
      <span className={styles.words}>
        {over.length > 0 && (
          <span className={styles.over}>
            {over.map((part, at) => (
              <span key={part}>{at > 0 ? ` · ${part}` : part}</span>
            ))}
          </span>
        )}
        <span className={styles.name}>{name}</span>
      </span>
    </span>
  );
}
