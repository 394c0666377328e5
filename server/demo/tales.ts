import type { StoryTemplateId } from '#core/content/minha-historia.ts';

/** A story of the sample community: who told it, from which words, when, and how many liked it. */
export interface Tale {
  author: string;
  hoursAgo: number;
  template: StoryTemplateId;
  words: Readonly<Record<string, string>>;
  likes: number;
}

/** The stories of the sample community, the oldest first. */
export const tales: readonly Tale[] = [
  {
    author: 'Luzia da Silva',
    hoursAgo: 24 * 33,
    template: 'empreendedor-local',
    words: {
      nome: 'Luzia da Silva',
      tipoNegocio: 'Artesanato',
      cidade: 'Aquiraz, Ceará',
      desafio: 'Eu vendia renda de bilro na beira da praia e ninguém sabia o trabalho que dava',
      solucao:
        'Anotei as horas de cada peça, pus etiqueta com o meu nome e comecei a vender pela internet com as vizinhas',
      resultado: 'Seis rendeiras têm renda o ano todo e a minha filha voltou a aprender o ponto',
    },
    likes: 7,
  },
  {
    author: 'Conceição Xavier',
    hoursAgo: 24 * 16,
    template: 'rede-cooperacao',
    words: {
      nomeGrupo: 'Mulheres do Mel da Chapada',
      atividadePrincipal: 'Produção agrícola',
      numeroMembros: '14 famílias',
      problema: 'Cada uma vendia o mel em garrafa usada, pelo preço que o comprador queria',
      cooperacao:
        'Juntamos o mel na casa do mel da associação, dividimos o frete e decidimos o preço em reunião',
      conquista: 'O selo da inspeção municipal e a primeira entrega para a merenda da escola',
    },
    likes: 9,
  },
  {
    author: 'Antônio Nogueira',
    hoursAgo: 24 * 6,
    template: 'lider-transformador',
    words: {
      nomeLider: 'Dona Rita',
      papel: 'Presidente da associação',
      comunidade: 'Assentamento Boa Esperança',
      situacao: 'A gente buscava água no açude, com a lata na cabeça',
      acao: 'Juntou as famílias, levou o pedido à prefeitura e organizou o mutirão das cisternas',
      legado: 'Cada casa tem a sua cisterna, e as moças que ela ensinou cuidam da associação',
    },
    likes: 5,
  },
  {
    author: 'Raimundo Nogueira',
    hoursAgo: 26,
    template: 'tradicao-inovacao',
    words: {
      tradicao: 'A farinhada',
      origem: 'Meu avô Sebastião',
      comunidade: 'Sítio Umburana',
      inovacao:
        'Fizemos um forno com chaminé, que tira a fumaça, e vendemos a farinha em saquinho com a data',
      dificuldade: 'Convencer os mais velhos de que o sabor ia continuar o mesmo',
      futuro: 'Ver os netos torrando farinha e cuidando das contas',
    },
    likes: 3,
  },
];
