import { activities, staffPageGroups, staffPages } from '@estante/contract/plain';
import type { Output } from '../../../api/api.ts';
import { useTranslation } from '../../../languages/use-translation.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';

export type Roles = Output<'listStaffRoles'>;

interface RoleTasksProps {
  readonly roles: Roles;
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
}

/** Permissions in groups; one may open several pages, which are all named. */
const groups = staffPageGroups.map((group) => ({
  group,
  tasks: tasksOf(staffPages.filter((page) => page.group === group)),
}));

type StaffPage = (typeof staffPages)[number];

function tasksOf(pages: readonly StaffPage[]) {
  const distinct = [...new Set<number>(pages.map(({ activity }) => activity))];
  return distinct.map((activity) => ({
    activity,
    names: pages.filter((page) => page.activity === activity).map(({ name }) => name),
  }));
}

/** Check boxes for the tasks of a role. Nobody can give tasks that they do not have. */
export function RoleTasks({ roles, chosen, onChange }: RoleTasksProps) {
  const { t } = useTranslation();
  const own = new Set(roles.proprias);
  const has = new Set(chosen);
  const change = (activity: number, isGiven: boolean) =>
    onChange(isGiven ? [...chosen, activity] : chosen.filter((one) => one !== activity));
  const box = (activity: number, label: string) => (
    <Checkbox
      key={activity}
      checked={has.has(activity)}
      disabled={!own.has(activity)}
      onChange={(isGiven) => change(activity, isGiven)}
    >
      {label}
    </Checkbox>
  );
  return (
    <Stack gap={3}>
      {groups.map(({ group, tasks }) => (
        <ChoiceGroup key={group} label={t(`staff.groups.${group}`)} isGrid>
          {tasks.map(({ activity, names }) =>
            box(activity, names.map((name) => t(`staff.pages.${name}`)).join(', ')),
          )}
        </ChoiceGroup>
      ))}
      <ChoiceGroup label={t('staffRoles.others')}>
        {box(activities.staffExceptions, t('staffRoles.exceptions'))}
        {box(activities.titleMarcWhole, t('staffRoles.wholeMarc'))}
      </ChoiceGroup>
    </Stack>
  );
}
