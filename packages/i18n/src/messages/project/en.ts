export default {
  phases: {
    Discarded: 'Discarded',
    Draft: 'Draft',
    Next_Opening: 'Next opening',
    Preinvestment: 'Preinvestment',
    Investment: 'Open',
    Financed: 'Financed',
    Closed: 'Closed',
  },
  deliveryFeePeriods: {
    monthly: 'Monthly',
    quarterly: 'Quarterly',
    annual: 'Annual',
    end_of_project: 'At the end of the project',
  },
};
