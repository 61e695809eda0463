import type { Output } from '../../../api/api.ts';

export interface UnsentFiles {
  /** New logo as a file in base64; null to have none. */
  readonly logo?: string | null;
  /** New picture of the front page as a file in base64; null to have none. */
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
