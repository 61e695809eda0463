export const searchLog = {
  searchLog: {
    title: 'Searches in this visit',
    hint: 'They stay in this tab only, until you close it or sign out.',
    clear: 'Forget these searches',
  },
  covers: {
    credit: 'Cover: {{name}}',
    credits: 'Covers: {{names}}',
    report: 'Is this not its cover?',
    reported: 'Thank you. The library will look at the cover.',
    failed: 'Some covers could not be loaded: one drawn from the title is shown instead.',
  },
};
