export default {
  fields: { documentTypes: { name: 'Nombre', description: 'Descripción' } },
  backoffice: {
    documentTypes: {
      name: 'Tipo de documento |||| Tipos de documento',
      title: 'Tipos de documento',
      create: 'Nuevo tipo de documento',
      section: 'Tipo de documento',
      descriptionHint: 'Para qué sirve y qué debe contener.',
      empty: 'Todavía no hay tipos de documento',
      emptyHint:
        'Cada documento de un proyecto es de un tipo: ficha de datos fundamentales, tasación, contrato… Crea el primero.',
      deleteHint: 'Solo se puede borrar si ningún documento es de este tipo. No se puede deshacer.',
    },
  },
};
