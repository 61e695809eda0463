import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceGroup } from '../../../ui/fields/choice-group.tsx';
import { RadioGroup, SegmentedControl } from '../../../ui/fields/radio-group.tsx';
import { StarField } from '../../../ui/fields/star-field.tsx';
import { Stars } from '../../../ui/data/stars.tsx';
import { Switch } from '../../../ui/fields/switch.tsx';
import { ValueHolder, nothing } from '../value-holder.tsx';
import { reached, worded, type Family, type Show } from '../specimen.ts';

const zooms = ['normal', 'inverted', 'dark'] as const;

const radios: Show = (t) => (
  <ValueHolder<string> first="normal">
    {(value, onChange) => (
      <RadioGroup
        label={t('accessibility.scheme')}
        options={zooms.map((zoom) => ({ value: zoom, label: t(`accessibility.schemes.${zoom}`) }))}
        {...{ value, onChange }}
      />
    )}
  </ValueHolder>
);

const stars: Show = (t) => (
  <ValueHolder<number | null> first={3}>
    {(value, onChange) => (
      <StarField
        label={t('titleComments.rating.own')}
        nameOf={(count) => t('titleComments.rating.stars', { count })}
        {...{ value, onChange }}
      />
    )}
  </ValueHolder>
);

const segments: Show = (t) => (
  <ValueHolder<string> first="D">
    {(value, onChange) => (
      <SegmentedControl
        label={t('results.display')}
        options={(['D', 'C', 'L'] as const).map((display) => ({
          value: display,
          label: t(`results.displays.${display}`),
        }))}
        {...{ value, onChange }}
      />
    )}
  </ValueHolder>
);

const switched: Show = (t) => (
  <ValueHolder<boolean> first>
    {(isOn, onChange) => (
      <Switch {...{ isOn, onChange }} description={t('accessibility.signsHint')}>
        {t('accessibility.signLanguage')}
      </Switch>
    )}
  </ValueHolder>
);

export const choices: Family = {
  name: 'Choices',
  isSmall: true,
  specimens: [
    {
      file: 'fields/checkbox.tsx',
      components: {
        Checkbox: {
          ...reached((t) => <Checkbox>{t('basket.availableNow')}</Checkbox>),
          checked: (t) => <Checkbox defaultChecked>{t('basket.availableNow')}</Checkbox>,
          disabled: (t) => <Checkbox disabled>{t('basket.availableNow')}</Checkbox>,
          'checked and disabled': (t) => (
            <Checkbox disabled defaultChecked>
              {t('basket.availableNow')}
            </Checkbox>
          ),
          counted: (t) => (
            <Checkbox count="1.234" share={0.4}>
              {t('search.suggestions.assunto')}
            </Checkbox>
          ),
          ...worded((words) => (
            <Checkbox count="7" share={1}>
              {words}
            </Checkbox>
          )),
        },
      },
    },
    {
      file: 'fields/choice-group.tsx',
      components: {
        ChoiceGroup: {
          rest: (t) => (
            <ChoiceGroup label={t('results.filters')}>
              <Checkbox>{t('basket.availableNow')}</Checkbox>
              <Checkbox>{t('availability.online')}</Checkbox>
            </ChoiceGroup>
          ),
          focus: (t) => (
            <ChoiceGroup label={t('results.filters')}>
              <Checkbox>{t('basket.availableNow')}</Checkbox>
            </ChoiceGroup>
          ),
          'in a line': (t) => (
            <ChoiceGroup label={t('results.filters')} isInline>
              <Checkbox>{t('basket.availableNow')}</Checkbox>
              <Checkbox>{t('availability.online')}</Checkbox>
            </ChoiceGroup>
          ),
          'in columns, its label hidden': (t) => (
            <ChoiceGroup label={t('results.filters')} isGrid hideLabel>
              <Checkbox>{t('basket.availableNow')}</Checkbox>
              <Checkbox>{t('availability.online')}</Checkbox>
              <Checkbox>{t('availability.preparing')}</Checkbox>
            </ChoiceGroup>
          ),
          ...worded((words) => (
            <ChoiceGroup label={words}>
              <Checkbox>{words}</Checkbox>
            </ChoiceGroup>
          )),
        },
      },
    },
    {
      file: 'data/stars.tsx',
      components: {
        Stars: {
          rest: (t) => <Stars value={4.3} label={t('titleComments.rating.title')} />,
          'one alone': (t) => <Stars value={1} label={t('titleComments.rating.title')} />,
          ...worded((words) => <Stars value={5} label={words} />),
        },
      },
    },
    {
      file: 'fields/star-field.tsx',
      components: {
        StarField: {
          ...reached(stars),
          'none chosen, at fault': (t) => (
            <StarField
              label={t('titleComments.rating.own')}
              description={t('titleComments.rating.withComment')}
              noneLabel={t('titleComments.rating.none')}
              error={t('titleComments.rating.choose')}
              value={null}
              onChange={nothing}
              nameOf={(count) => t('titleComments.rating.stars', { count })}
            />
          ),
          ...worded((words) => (
            <StarField label={words} value={2} onChange={nothing} nameOf={() => words} />
          )),
        },
      },
    },
    {
      file: 'fields/radio-group.tsx',
      components: {
        RadioGroup: {
          ...reached(radios),
          described: (t) => (
            <RadioGroup
              label={t('login.choice')}
              options={[
                { value: 'a', label: t('search.index'), description: t('results.noneHint') },
                { value: 'b', label: t('results.order') },
              ]}
              value="a"
              onChange={nothing}
            />
          ),
          'none chosen': (t) => (
            <RadioGroup
              label={t('login.choice')}
              options={[{ value: 'a', label: t('search.index') }]}
              value=""
              onChange={nothing}
            />
          ),
          ...worded((words) => (
            <RadioGroup
              label={words}
              options={[{ value: 'a', label: words, description: words }]}
              value="a"
              onChange={nothing}
            />
          )),
        },
        SegmentedControl: {
          ...reached(segments),
          'with icons': (t) => (
            <ValueHolder<string> first="L">
              {(value, onChange) => (
                <SegmentedControl
                  label={t('results.display')}
                  options={[
                    { value: 'D', label: t('results.displays.D'), icon: 'listDetailed' },
                    { value: 'L', label: t('results.displays.L'), icon: 'list' },
                  ]}
                  {...{ value, onChange }}
                />
              )}
            </ValueHolder>
          ),
          ...worded((words) => (
            <SegmentedControl
              label={words}
              options={[
                { value: 'a', label: words },
                { value: 'b', label: words },
              ]}
              value="a"
              onChange={nothing}
            />
          )),
        },
      },
    },
    {
      file: 'fields/switch.tsx',
      components: {
        Switch: {
          ...reached(switched),
          off: (t) => (
            <Switch isOn={false} onChange={nothing}>
              {t('accessibility.bold')}
            </Switch>
          ),
          disabled: (t) => (
            <Switch isOn onChange={nothing} isDisabled>
              {t('accessibility.bold')}
            </Switch>
          ),
          ...worded((words) => (
            <Switch isOn onChange={nothing} description={words}>
              {words}
            </Switch>
          )),
        },
      },
    },
  ],
};
