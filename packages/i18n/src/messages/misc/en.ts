export default {
  fields: { documentTypes: { name: 'Name', description: 'Description' } },
  backoffice: {
    documentTypes: {
      name: 'Document type |||| Document types',
      title: 'Document types',
      create: 'New document type',
      section: 'Document type',
      descriptionHint: 'What it is for and what it should contain.',
      empty: 'There are no document types yet',
      emptyHint:
        'Every document of a project is of a type: key information sheet, appraisal, contract… Create the first one.',
      deleteHint: 'It can only be deleted while no document is of this type. This cannot be undone.',
    },
  },
};
