import { iconPaths, type IconName } from './icon-paths.ts';
import styles from './icon.module.css';

export type { IconName } from './icon-paths.ts';

export interface IconProps {
  name: IconName;
  /** Size: an icon beside text is as large as the text; `large` stands alone. */
  size?: 'text' | 'large';
}

/** Decorative icon: the words beside it, or the label of its button, say what it means. */
export function Icon({ name, size = 'text' }: IconProps) {
  return (
    <svg className={styles[size]} viewBox="0 0 24 24" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
