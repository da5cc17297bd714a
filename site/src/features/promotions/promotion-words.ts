export const promotionWords = ['promotion.banner', 'promotion.advertising'];
