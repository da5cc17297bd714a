export default {
  banner: 'Promoción',
  advertising: 'Publicidad',
  types: { Retail: 'Inversores', Manager: 'Gestores' },
  backoffice: {
    name: 'Marketing',
    title: 'Promociones',
    create: 'Nueva promoción',
    save: 'Crear la promoción',
    banner: 'Imagen',
    stage: 'Situación',
    stages: { active: 'En la web', planned: 'Programada', over: 'Terminada' },
    empty: 'Todavía no hay promociones',
    emptyHint:
      'Una promoción es una imagen que se ve en la web entre dos fechas, para inversores o para gestores. Crea la primera.',
    deleteHint: 'Se borrará con sus dos imágenes y dejará de verse en la web. No se puede deshacer.',
    sections: { what: 'Promoción', when: 'Cuándo se ve', images: 'Imágenes' },
    overlap: {
      others: 'Otras promociones del mismo tipo',
      hint: 'Dos promociones del mismo tipo nunca se ven a la vez.',
      choose: 'Elige a quién se dirige y sus fechas para ver si coincide con otra promoción.',
      free: 'Ninguna otra promoción del mismo tipo coincide con estas fechas.',
      met: 'Coincide con otra promoción del mismo tipo. Cambia las fechas para poder guardarla: |||| Coincide con %{smart_count} promociones del mismo tipo. Cambia las fechas para poder guardarla:',
      timeline: 'Esta promoción y las más cercanas del mismo tipo',
      this: 'Esta promoción',
    },
    images: {
      large: 'Imagen grande',
      small: 'Imagen pequeña',
      choose: { large: 'Elegir la imagen grande', small: 'Elegir la imagen pequeña' },
      hint: {
        large:
          'Para pantallas de más de 600 píxeles: recomendamos 900 × 125, o más con la misma proporción. PNG, JPEG o WebP de menos de 5\u00a0MB.',
        small:
          'Para pantallas más estrechas: recomendamos 375 × 125, o más con la misma proporción. PNG, JPEG o WebP de menos de 5\u00a0MB.',
      },
      suits: 'Mide %{found} píxeles: sirve.',
      cropped: 'Mide %{found} píxeles: se recortará por los bordes. Recomendado: %{wanted}.',
      actualSize: 'Tamaño real: %{size} píxeles',
      inPlace: { large: 'En la web, en un ordenador', small: 'En la web, en un móvil' },
    },
  },
};
