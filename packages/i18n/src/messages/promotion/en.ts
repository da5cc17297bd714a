export default {
  banner: 'Promotion',
  advertising: 'Advertising',
  types: { Retail: 'Investors', Manager: 'Managers' },
  backoffice: {
    name: 'Marketing',
    title: 'Promotions',
    create: 'New promotion',
    save: 'Create the promotion',
    banner: 'Image',
    stage: 'Status',
    stages: { active: 'On the site', planned: 'Scheduled', over: 'Over' },
    empty: 'There are no promotions yet',
    emptyHint:
      'A promotion is an image that the site shows between two dates, to investors or to managers. Create the first one.',
    deleteHint: 'It will be deleted with its two images and disappear from the site. This cannot be undone.',
    sections: { what: 'Promotion', when: 'When it is shown', images: 'Images' },
    overlap: {
      others: 'Other promotions for the same audience',
      hint: 'Two promotions for the same audience are never shown at once.',
      choose: 'Choose who it is for and its dates to see whether it overlaps with another promotion.',
      free: 'These dates do not overlap with any other promotion for the same audience.',
      met: 'It overlaps with another promotion for the same audience. Change the dates to be able to save it: |||| It overlaps with %{smart_count} promotions for the same audience. Change the dates to be able to save it:',
      timeline: 'This promotion and the nearest ones of the same type',
      this: 'This promotion',
    },
    images: {
      large: 'Large image',
      small: 'Small image',
      choose: { large: 'Choose the large image', small: 'Choose the small image' },
      hint: {
        large:
          'For screens wider than 600 pixels: we recommend 900 × 125, or larger with the same proportions. PNG, JPEG or WebP under 5\u00a0MB.',
        small:
          'For narrower screens: we recommend 375 × 125, or larger with the same proportions. PNG, JPEG or WebP under 5\u00a0MB.',
      },
      suits: 'It is %{found} pixels: that fits.',
      cropped: 'It is %{found} pixels: its edges will be cropped. Recommended: %{wanted}.',
      actualSize: 'Actual size: %{size} pixels',
      inPlace: { large: 'On the site, on a computer', small: 'On the site, on a phone' },
    },
  },
};
