import type { EditionId } from '@alba/domain/editions';

type Names = { first: readonly string[]; last: readonly string[] /** Two family names, the father's and the mother's. */; hasTwo: boolean };

const list = (text: string): string[] => text.split(',').map((name) => name.trim().replace(/\s+/g, ' '));

/** Invented people have names of these. Some are long, some have accents, apostrophes, hyphens or particles, as real class lists do. */
export const namesOf: Record<EditionId, Names> = {
  us: {
    hasTwo: false,
    first: list(`Aaliyah, Aiden, Amara, Amelia, Andre, Aria, Asher, Ava, Beatriz, Benjamin, Brianna, Caleb, Camila, Carter, Chloe, Daniel, DeShawn,
      Diego, Elena, Eli, Emma, Ethan, Fatima, Gabriel, Grace, Hannah, Hiroshi, Imani, Isaac, Isabella, Jada, Jamal, Jasmine, Jayden, José, Josiah,
      Kai, Keisha, Layla, Leah, Liam, Lucas, Luna, Mai, Malik, Maria, Mason, Maya, Mei, Mia, Micah, Naomi, Nia, Noah, Nora, Olivia, Omar, Owen,
      Priya, Quinn, Rohan, Ruth, Samuel, Sofia, Tariq, Theo, Uma, Victoria, Willow, Xavier, Yusuf, Zoe`),
    last: list(`Adams, Ahmed, Alvarez, Anderson, Begay, Bennett, Brooks, Brown, Campbell, Carter, Castillo, Chen, Clark, Cohen, Cooper, Davis, Diaz,
      Edwards, Evans, Flores, Foster, García, Gonzalez, Green, Gupta, Hall, Harris, Hernandez, Hughes, Jackson, Jenkins, Johnson, Jones, Khan, Kim,
      Lee, Lewis, Lopez, Martinez, Miller, Mitchell, Moore, Morales, Nguyen, O'Brien, O'Connor, Okafor, Ortiz, Park, Patel, Perez, Phillips, Price,
      Ramirez, Reed, Rivera, Robinson, Rogers, Ross, Sanchez, Santos, Scott, Singh, Smith-Walker, St. Clair, Tanaka, Taylor, Thomas, Torres, Tran,
      Van der Berg, Walker, Washington, White, Williams, Wilson, Wright, Yazzie, Young`),
  },
  br: {
    hasTwo: true,
    first: list(`Alice, Alícia, Ana Clara, Ana Júlia, André, Antônio, Arthur, Beatriz, Benício, Bernardo, Bruna, Bryan, Caio, Camila, Cauã, Cecília,
      Clara, Daniel, Davi Lucca, Eduarda, Eduardo, Elisa, Emanuel, Enzo Gabriel, Esther, Felipe, Fernanda, Gabriela, Giovanna, Guilherme, Gustavo,
      Heitor, Helena, Heloísa, Henrique, Iara, Igor, Isadora, Ísis, João Pedro, João Vitor, Joaquim, Júlia, Kauê, Lara, Larissa, Laura, Letícia, Lívia,
      Lorenzo, Luana, Lucas, Luiz Otávio, Maitê, Manuela, Marcela, Maria Eduarda, Mariana, Matheus, Miguel, Moisés, Murilo, Nicole, Otávio, Pedro
      Henrique, Rafael, Raíssa, Rebeca, Samuel, Sofia, Thiago, Valentina, Vinícius, Vitória, Yasmin, Yuri`),
    last: list(`Almeida, Alves, Andrade, Araújo, Assunção, Azevedo, Barbosa, Barros, Batista, Borges, Brandão, Campos, Cardoso, Carvalho, Castro,
      Cavalcanti, Conceição, Correia, Costa, Cunha, da Silva, das Neves, de Jesus, de Oliveira, de Souza, Dias, do Nascimento, dos Santos, Duarte,
      Farias, Fernandes, Ferreira, Figueiredo, Fonseca, Freitas, Garcia, Gomes, Gonçalves, Guimarães, Krenak, Leão, Leite, Lima, Lopes, Macedo,
      Machado, Marques, Martins, Medeiros, Melo, Mendes, Miranda, Monteiro, Moraes, Moreira, Moura, Nakamura, Nogueira, Nunes, Pacheco, Peixoto,
      Pereira, Pinto, Pires, Queiroz, Ramos, Rezende, Ribeiro, Rocha, Rodrigues, Sá, Santana, Siqueira, Tavares, Teixeira, Vasconcelos, Vieira, Xavier`),
  },
  eslac: {
    hasTwo: true,
    first: list(`Abril, Agustín, Alejandra, Alejandro, Alma Rosa, Amaru, Andrés, Ángel, Antonella, Bautista, Belén, Benjamín, Bruno, Camila, Carlos Alberto,
      Carmen, Catalina, Constanza, Cristóbal, Daniela, Diego, Dulce María, Emiliano, Emilia, Esperanza, Facundo, Fernanda, Florencia, Francisca,
      Gabriela, Guadalupe, Gustavo, Héctor, Ignacio, Inés, Isabella, Itzel, Ivanna, Jazmín, Jesús, Joaquín, Jorge, José María, Josefa, Juan Pablo,
      Julieta, Leonardo, Lucía, Luciana, Luis Ángel, Luz, María José, Mariana, Martín, Mateo, Matías, Maximiliano, Melany, Micaela, Miguel, Nahuel,
      Natalia, Nayeli, Nicolás, Óscar, Paula, Quetzalli, Ramiro, Renata, Rocío, Rodrigo, Santiago, Sebastián, Sofía, Tadeo, Tomás, Valentina, Wayra,
      Ximena, Yamila, Zoé`),
    last: list(`Acosta, Aguilar, Álvarez, Arias, Ayala, Benítez, Bravo, Bustamante, Cabrera, Calderón, Cárdenas, Castillo, Chávez, Contreras, Córdoba,
      Cruz, de la Cruz, de la Fuente, del Río, Delgado, Díaz, Domínguez, Escobar, Espinoza, Fernández, Flores, Fuentes, García, Giménez, Gómez,
      González, Guerrero, Gutiérrez, Guzmán, Hernández, Herrera, Huamán, Ibáñez, Jiménez, Juárez, León, López, Luna, Mamani, Márquez, Martínez,
      Medina, Mejía, Méndez, Mendoza, Molina, Montoya, Morales, Muñoz, Navarro, Núñez, Ñáñez, Ortega, Ortiz, Osorio, Paredes, Peña, Pérez, Quispe,
      Ramírez, Ramos, Reyes, Ríos, Rivas, Rodríguez, Rojas, Romero, Ruiz, Salazar, Sánchez, Silva, Soto, Suárez, Tiznado, Torres, Trujillo, Valdez,
      Vargas, Vásquez, Vega, Villalobos, Zambrano, Zúñiga`),
  },
};
