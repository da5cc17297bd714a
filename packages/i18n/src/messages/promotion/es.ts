export default {
  fields: {
    title: 'Título',
    promotionType: 'Dirigida a',
    startsAt: 'Inicio',
    endsAt: 'Fin',
    active: 'Activa',
    createdAt: 'Creada',
  },
};
