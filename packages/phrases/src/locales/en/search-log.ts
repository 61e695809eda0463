export const searchLog = {
  searchLog: {
    title: 'Searches in this visit',
    hint: 'They stay in this tab only, until you close it or sign out.',
    clear: 'Forget these searches',
  },
  covers: {
    failed: 'Some covers could not be loaded: one drawn from the title is shown instead.',
  },
};
