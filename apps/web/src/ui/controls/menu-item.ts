import type { IconName } from '../drawings/icon-paths.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: IconName;
  href?: string;
  isDisabled?: boolean;
  isDanger?: boolean;
}
