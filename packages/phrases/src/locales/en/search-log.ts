export const searchLog = {
  searchLog: {
    title: 'Searches of this visit',
    hint: 'They stay in this tab alone, until it is closed or you sign out.',
    clear: 'Forget these searches',
  },
  covers: {
    failed: 'Some covers could not be loaded: one drawn from the title stands in their place.',
  },
};
