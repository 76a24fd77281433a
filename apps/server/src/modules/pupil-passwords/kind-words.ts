const en = `acorn apple apron bagel bamboo basket beach bean bear berry bike bird bloom boat book bread breeze brick bridge brook bubble bunny bus butter cabin
cake camel candle canoe carrot castle chair cheese chess cloud clover coat comet cookie coral corn crayon cricket cup daisy dance deer dish drum duck
eagle feather field finch fish flag flower flute forest fox frog garden garlic giraffe glove grape grass guitar hat hill honey horse island jacket
jelly jungle kite kitten koala ladder lake lamp leaf lemon lime lion lunch mango map maple milk mint mitten moon moss music nest noodle oak ocean
olive onion orange otter owl paint panda paper pasta peach peanut pear pebble pencil penguin piano picnic pillow pine pizza planet plum pond pony
potato puddle puppy puzzle rabbit radio rain ribbon rice river robin robot rocket rose salad sand scarf school seal seed sheep shell ship shirt sky
snail snow sock song spoon spring squid star stone story sugar summer sun swan table tiger toast tomato train tree tulip tunnel turtle valley violin
wagon walnut water window winter yogurt zebra`;

const pt = `abelha agulha aldeia alegria amigo amora areia arroz asa aula azul balde banana barco batata bola bolo boneca bonito bosque brisa cabana cacau cadeira
caderno caixa caminho caneca caneta canoa canto capim carinho carro casa castelo cavalo cebola cenoura cereja cesta chuva cidade coelho colher cometa
coruja couve cravo dado dama dedal doce escada escola espelho estrela farinha feira festa figo fita flauta flor folha forno fruta galo garfo gato
girafa goiaba grama grilo horta igreja ilha jaca janela jardim jarra jipe jogo laranja leite leve lua luva milho mar mel mesa mola mundo nave neve
ninho nuvem onda palha panda panela papel parque pato peixe pera pedra pilha pipa pipoca planeta ponte porta praia prato queijo quintal rio riso roda
rosa roupa sapato sapo semente serra sino sol sopa sorriso suco tambor tapete tatu tecido telha tempo terra tigre tinta toalha tomate trem trigo uva
vale vela vento verde viagem violino zebra`;

const es = `abeja abrigo aguja aldea amigo arena arroz arpa avena azul banco barco barro bloque boca bola bolsa bonito bosque bota brisa caballo cacao caja calle
camino camisa canasta canoa canto carro carta casa cebra cebolla cereza cerro cielo cine ciudad coco cometa conejo copa corona cuento cuna dado dama
danza dedal dibujo dulce durazno escuela espejo falda faro fiesta flauta flor fresa fruta fuente gallo gato globo gorra granja grillo guante
helado hoja hormiga huerta isla jaguar jirafa juego jugo koala lago lana lechuga libro lluvia loro luna luz maleta mango mapa mar mesa miel molino
mora mundo nave nido nieve nogal nube olivo onda palma palta panda papel parque pasto pato pera piano pino pintura planeta plato playa pluma pozo
puente puerta queso rama rana reloj rima risa roca ropa rosa rueda ruta sal salsa semilla serie silla sol sombra sopa tambor tapa tarde taza tela
tigre tinta tiza tomate torre tortuga trigo trompo uva valle vela velero venado vereda viaje viento zapato`;

const listOf = (text: string): readonly string[] => text.split(/\s+/);

/**
 * Words every seven-year-old reads and writes, and nobody minds for a name or in any pair. Without accents, which are hard to
 * type on some keyboards; at most seven letters, so that two and a digit always fit.
 */
export const kindWords: Record<'en' | 'pt' | 'es', readonly string[]> = { en: listOf(en), pt: listOf(pt), es: listOf(es) };
