import { floorPlanLimits } from '@estante/contract/plain';
import { useState } from 'react';
import { useTranslation } from '../../../languages/use-translation.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface PlanFileFieldProps {
  readonly label: string;
  readonly description: string;
  readonly isRequired?: boolean;
  /** Called with the file; undefined if none is chosen, or it is too large. */
  readonly onRead: (file: string | undefined) => void;
}

/** Field for a drawing from the computer. The server checks it. */
export function PlanFileField({ label, description, isRequired, onRead }: PlanFileFieldProps) {
  const { t } = useTranslation();
  const [isRefused, setRefused] = useState(false);
  const read = async (file: File | undefined) => {
    const isFit = file === undefined || file.size <= floorPlanLimits.file;
    setRefused(!isFit);
    onRead(isFit ? await file?.text() : undefined);
  };
  return (
    <TextField
      label={label}
      description={description}
      name="arquivo"
      type="file"
      accept="image/svg+xml,.svg"
      required={isRequired}
      error={isRefused && t('errors.PlantaNaoAceita')}
      onChange={({ target }) => void read(target.files?.[0])}
    />
  );
}
