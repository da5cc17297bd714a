export const promotionWords = ['promotion.banner'];
