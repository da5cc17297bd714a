export default {
  fields: { documentTypes: { name: 'Nombre', description: 'Descripción' } },
};
