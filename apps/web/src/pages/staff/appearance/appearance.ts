import type { Output } from '../../../api/api.ts';

export interface UnsentFiles {
  /** Base64 of a file that is to be the logo; null to have none. */
  readonly logo?: string | null;
  /** Base64 of a file that is to be the picture of the front page; null to have none. */
  readonly picture?: string | null;
}

export type Appearance = Output<'getAppearance'>;

export interface AppearanceProps {
  readonly appearance: Appearance;
  readonly onChange: (appearance: Appearance, unsent?: UnsentFiles) => void;
}

export interface FileFieldsProps extends AppearanceProps {
  readonly unsent: UnsentFiles | undefined;
}
