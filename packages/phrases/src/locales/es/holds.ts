export const holds = {
  holds: {
    desk: {
      reason: 'Motivo',
    },
  },
};
