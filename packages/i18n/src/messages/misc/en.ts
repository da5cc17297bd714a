export default {
  fields: { documentTypes: { name: 'Name', description: 'Description' } },
};
