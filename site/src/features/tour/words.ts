export const tourWords = ['common.tour'];
export const tourOfferWords = ['common.tourOffer'];
