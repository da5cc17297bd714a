export default {
  phases: {
    Discarded: 'Descartado',
    Draft: 'Borrador',
    Next_Opening: 'Próxima apertura',
    Preinvestment: 'Preinversión',
    Investment: 'Abierto',
    Financed: 'Financiado',
    Closed: 'Cerrado',
  },
  deliveryFeePeriods: {
    monthly: 'Mensual',
    quarterly: 'Trimestral',
    annual: 'Anual',
    end_of_project: 'Al final del proyecto',
  },
};
