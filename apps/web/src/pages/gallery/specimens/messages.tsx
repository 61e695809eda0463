import { announce } from '../../../ui/feedback/announcer.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Stack } from '../../../ui/layouts/flow.tsx';
import { LiveRegion } from '../../../ui/feedback/live-region.tsx';
import { LogoMark } from '../../../ui/drawings/logo.tsx';
import { Message } from '../../../ui/feedback/message.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/page-states.tsx';
import { ProblemSummary, type FormProblem } from '../../../ui/feedback/problem-summary.tsx';
import { ProgressBar } from '../../../ui/feedback/progress-bar.tsx';
import { ListSkeleton, Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { showToast } from '../../../ui/feedback/toasts.tsx';
import { InlineErrorText } from '../../../ui/feedback/inline-error.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import { ValueHolder, nothing } from '../value-holder.tsx';
import { reached, worded, type Family, type Show } from '../specimen.ts';

const tones = ['info', 'success', 'warning', 'danger'] as const;

const everyTone: Show = (t) => (
  <Stack gap={2}>
    {tones.map((tone) => (
      <Message key={tone} tone={tone}>
        {t('basket.fullShort')}
      </Message>
    ))}
  </Stack>
);

const toasts: Show = (t) =>
  tones.map((tone) => (
    <Button
      key={tone}
      onClick={() => showToast({ tone, words: `${t('basket.cleared')} (${tone})` })}
    >
      {tone}
    </Button>
  ));

const problemOf = (words: string): FormProblem => ({
  tone: 'danger',
  words,
  fields: [{ name: 'field', words }],
});

export const messages: Family = {
  name: 'Messages and states of a page',
  specimens: [
    {
      file: 'feedback/message.tsx',
      components: {
        Message: {
          rest: everyTone,
          'with title and acts': (t) => (
            <Message
              tone="warning"
              title={t('basket.empty')}
              actions={<Button size="small">{t('edit.save')}</Button>}
            >
              {t('basket.emptyHint')}
            </Message>
          ),
          ...worded((words) => (
            <Message title={words} actions={<Button size="small">{words}</Button>}>
              {words}
            </Message>
          )),
        },
      },
    },
    {
      file: 'feedback/inline-error.tsx',
      components: {
        InlineErrorText: {
          ...reached((t) => (
            <InlineErrorText refusal={{ tone: 'warning', words: t('basket.fullShort') }} />
          )),
          ...worded((words) => <InlineErrorText refusal={{ tone: 'danger', words }} />),
        },
      },
    },
    {
      file: 'feedback/problem-summary.tsx',
      components: {
        ProblemSummary: {
          ...reached((t) => <ProblemSummary problem={problemOf(t('basket.fullShort'))} />),
          ...worded((words) => <ProblemSummary problem={problemOf(words)} />),
        },
      },
    },
    {
      file: 'feedback/page-states.tsx',
      components: {
        EmptyState: {
          rest: (t) => <EmptyState title={t('results.none')} />,
          'with icon, hint and acts': (t) => (
            <EmptyState
              icon="basket"
              title={t('basket.empty')}
              actions={<Button>{t('loans.search')}</Button>}
            >
              {t('basket.emptyHint')}
            </EmptyState>
          ),
          ...worded((words) => (
            <EmptyState icon="search" title={words}>
              {words}
            </EmptyState>
          )),
        },
        ErrorState: {
          ...reached((t) => (
            <ErrorState
              title={t('results.failed')}
              retryLabel={t('results.retry')}
              onRetry={nothing}
            >
              {t('failure.hint')}
            </ErrorState>
          )),
          retrying: (t) => (
            <ErrorState
              title={t('results.failed')}
              retryLabel={t('results.retry')}
              onRetry={nothing}
              isRetrying
            />
          ),
          ...worded((words) => (
            <ErrorState title={words} retryLabel={words} onRetry={nothing}>
              {words}
            </ErrorState>
          )),
        },
      },
    },
    {
      file: 'feedback/progress-bar.tsx',
      components: {
        ProgressBar: {
          ...reached((t) => <ProgressBar label={t('frame.loading')} share={0.4} />),
          ...worded((words) => (
            <ProgressBar label={words} share={null}>
              {words}
            </ProgressBar>
          )),
        },
      },
    },
    {
      file: 'feedback/skeleton.tsx',
      components: {
        Skeleton: {
          rest: () => <Skeleton width="8rem" height="2rem" />,
          lines: () => <Skeleton lines={4} />,
        },
        ListSkeleton: { rest: () => <ListSkeleton /> },
        Loading: {
          rest: (t) => (
            <Loading label={t('frame.loading')}>
              <Skeleton lines={2} />
            </Loading>
          ),
        },
      },
    },
    {
      file: 'feedback/spinner.tsx',
      components: {
        Spinner: {
          rest: (t) => <Spinner label={t('frame.loading')} />,
          'with a mark': (t) => (
            <Spinner label={t('frame.loading')}>
              <LogoMark />
            </Spinner>
          ),
        },
      },
    },
    {
      file: 'feedback/toasts.tsx',
      components: {
        Toasts: {
          ...reached(toasts),
          'with an act': (t) => (
            <Button
              onClick={() =>
                showToast({
                  tone: 'success',
                  words: t('basket.cleared'),
                  action: { words: t('basket.undo'), act: nothing },
                })
              }
            >
              {t('basket.clear')}
            </Button>
          ),
          ...worded((words) => (
            <Button onClick={() => showToast({ tone: 'info', words })}>{words}</Button>
          )),
        },
      },
    },
    {
      file: 'feedback/announcer.tsx',
      components: {
        Announcer: {
          ...reached((t) => (
            <Button onClick={() => announce(t('basket.cleared'))}>{t('basket.clear')}</Button>
          )),
          ...worded((words) => <Button onClick={() => announce(words)}>{words}</Button>),
        },
      },
    },
    {
      file: 'feedback/live-region.tsx',
      components: {
        LiveRegion: {
          ...reached((t) => (
            <ValueHolder first={1}>
              {(count, change) => (
                <>
                  <LiveRegion>{t('results.count', { count })}</LiveRegion>
                  <Button onClick={() => change(count + 1)}>{t('results.showMore')}</Button>
                </>
              )}
            </ValueHolder>
          )),
          ...worded((words) => <LiveRegion>{words}</LiveRegion>),
        },
      },
    },
    {
      file: 'text/visually-hidden.tsx',
      components: {
        VisuallyHidden: {
          rest: (t) => <VisuallyHidden>{t('frame.loading')}</VisuallyHidden>,
        },
      },
    },
  ],
};
