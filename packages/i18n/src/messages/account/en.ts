export default {
  genders: { Male: 'Male', Female: 'Female', Other: 'Other' },
  identificationDocumentTypes: {
    PASSPORT: 'Passport',
    ID_CARD: 'ID card',
    DRIVERS_LICENSE: "Driver's license",
    RESIDENCE_PERMIT: 'Residence permit',
    VISA: 'Visa',
  },
};
