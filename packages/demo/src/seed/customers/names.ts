/** Names of a country and the pattern of its phone numbers (each `#` is a digit). */
export interface Names {
  nationality: string;
  women: string[];
  men: string[];
  surnames: string[];
  surnamesEach: 1 | 2;
  phone: string;
}

const words = (text: string) => text.split(/\s*,\s*/);

export const spanishNames: Names = {
  nationality: 'ES',
  women: words(
    'María, Ana, Laura, Marta, Cristina, Isabel, Pilar, Elena, Raquel, Sara, Patricia, Silvia, Mónica, Rocío, Alicia, ' +
      'Inmaculada, Lourdes, Nerea, Uxía, Montserrat, Aina, Leire, Paloma, Begoña, Amparo, Consuelo, Clara, Julia, ' +
      'Alba, Irene, Natalia, Sonia, Yolanda, Encarnación, Mercè, Itziar, Olalla, Macarena, Esther, Verónica',
  ),
  men: words(
    'Antonio, Francisco, Juan, José Luis, Miguel, David, Carlos, Jesús, Alejandro, Sergio, Pablo, Fernando, Jorge, ' +
      'Alberto, Luis, Iván, Rubén, Óscar, Ramón, Enrique, Vicente, Joaquín, Santiago, Eduardo, Víctor, Ignacio, Jordi, ' +
      'Xabier, Iker, Mikel, Brais, Marc, Gerard, Tomás, Salvador, Adrián, Gonzalo, Nicolás, Emilio, Julián',
  ),
  surnames: words(
    'García, Fernández, González, Rodríguez, López, Martínez, Sánchez, Pérez, Gómez, Martín, Jiménez, Ruiz, Hernández, ' +
      'Díaz, Álvarez, Romero, Alonso, Gutiérrez, Navarro, Torres, Domínguez, Vázquez, Ramos, Gil, Serrano, Blanco, ' +
      'Molina, Suárez, Delgado, Castro, Ortiz, Rubio, Marín, Sanz, Iglesias, Medina, Garrido, Cortés, Castillo, Lozano, ' +
      'Guerrero, Cano, Prieto, Méndez, Cruz, Calvo, Gallego, Herrera, Vidal, León, Márquez, Peña, Flores, Cabrera, ' +
      'Vega, Fuentes, Carrasco, Reyes, Aguilar, Pascual, Santana, Ferrer, Bosch, Soler, Otero, Mendizábal, Goñi, Urrutia, ' +
      'Barreiro, Seoane, Pons, Riera, Escudero, Montero, Bravo, Arias, Crespo, Lorenzo, Esteban, Pardo',
  ),
  surnamesEach: 2,
  phone: '+34 6## ### ###',
};

export const otherNames: Names[] = [
  {
    nationality: 'PT',
    women: words('Inês, Beatriz, Catarina, Joana, Mafalda, Rita, Filipa'),
    men: words('João, Tiago, Duarte, Nuno, Rui, Afonso, Henrique'),
    surnames: words(
      'Silva, Ferreira, Costa, Oliveira, Marques, Teixeira, Carvalho, Nogueira, Pinto, Azevedo, Moura',
    ),
    surnamesEach: 2,
    phone: '+351 91# ### ###',
  },
  {
    nationality: 'FR',
    women: words('Camille, Élodie, Margaux, Sylvie, Aurélie, Chloé'),
    men: words('Julien, Mathieu, Thibault, Étienne, Bastien, Laurent'),
    surnames: words(
      'Moreau, Lefèvre, Fournier, Girard, Mercier, Blanchard, Roussel, Chevalier, Garnier, Faure',
    ),
    surnamesEach: 1,
    phone: '+33 6 ## ## ## ##',
  },
  {
    nationality: 'DE',
    women: words('Anna, Katharina, Sabine, Jana, Birgit, Lena'),
    men: words('Lukas, Stefan, Jürgen, Matthias, Florian, Uwe'),
    surnames: words('Müller, Schneider, Fischer, Hoffmann, Schäfer, Bauer, Köhler, Vogel, Winkler, Krüger'),
    surnamesEach: 1,
    phone: '+49 151 #### ####',
  },
  {
    nationality: 'IT',
    women: words('Francesca, Chiara, Elisa, Valentina, Paola, Martina'),
    men: words('Marco, Lorenzo, Alessandro, Davide, Matteo, Paolo'),
    surnames: words(
      'Russo, Ferrari, Esposito, Bianchi, Colombo, Ricci, Marino, Greco, Conti, Gallo, Rinaldi',
    ),
    surnamesEach: 1,
    phone: '+39 34# ### ####',
  },
  {
    nationality: 'GB',
    women: words('Olivia, Charlotte, Fiona, Hannah, Gemma, Megan'),
    men: words('James, Oliver, Callum, Edward, Simon, Gareth'),
    surnames: words('Smith, Taylor, Walker, Hughes, Bennett, Murray, Fletcher, Ashworth, Doyle, Whitaker'),
    surnamesEach: 1,
    phone: '+44 7700 900 ###',
  },
];
