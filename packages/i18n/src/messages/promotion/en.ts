export default {
  fields: {
    title: 'Title',
    promotionType: 'Meant for',
    startsAt: 'Start',
    endsAt: 'End',
    active: 'Active',
    createdAt: 'Created',
  },
};
