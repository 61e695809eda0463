export const holds = {
  holds: {
    desk: {
      reason: 'Reason',
    },
  },
};
