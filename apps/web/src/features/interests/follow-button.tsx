import { useTranslation } from '../../languages/use-translation.ts';
import { Button } from '../../ui/controls/button.tsx';

interface FollowButtonProps {
  readonly words: string;
  readonly name: string;
  readonly isFollowed: boolean;
  readonly isBusy: boolean;
  readonly size?: 'small';
  readonly onPress: () => void;
}

/** Button that follows something: its label stays, its pressed state says whether it is followed. */
export function FollowButton(props: FollowButtonProps) {
  const { words, name, isFollowed, isBusy, size, onPress } = props;
  const { t } = useTranslation();
  return (
    <Button
      {...(size && { variant: 'quiet', size })}
      icon={isFollowed ? 'check' : 'bell'}
      data-script="needed"
      data-print="no"
      aria-pressed={isFollowed}
      aria-label={`${words}: ${name}`}
      title={t(isFollowed ? 'interests.letGo' : 'interests.tellMe')}
      isPending={isBusy}
      onClick={onPress}
    >
      {words}
    </Button>
  );
}
