export default {
  genders: { Male: 'Hombre', Female: 'Mujer', Other: 'Otro' },
  identificationDocumentTypes: {
    PASSPORT: 'Pasaporte',
    ID_CARD: 'Documento de identidad',
    DRIVERS_LICENSE: 'Permiso de conducir',
    RESIDENCE_PERMIT: 'Permiso de residencia',
    VISA: 'Visado',
  },
};
