interface StoryField {
  name: string;
  label: string;
  type: 'text' | 'textarea' | 'select';
  placeholder: string;
  required: true;
  options?: readonly string[];
}

export interface StoryTemplate {
  id: string;
  title: string;
  description: string;
  category: 'Negócios' | 'Cultura' | 'Cooperação' | 'Liderança';
  fields: readonly StoryField[];
}

/** How much a person may write in a field of each type; a select takes one of its options. */
export const fieldLimits = { text: 80, textarea: 400 } as const;

const text = (name: string, label: string, placeholder: string) =>
  ({ name, label, type: 'text', placeholder, required: true }) as const;
const textarea = (name: string, label: string, placeholder: string) =>
  ({ name, label, type: 'textarea', placeholder, required: true }) as const;
const select = (name: string, label: string, options: readonly string[]) =>
  ({ name, label, type: 'select', placeholder: 'Escolha', required: true, options }) as const;

const businessTypes = ['Agricultura', 'Artesanato', 'Comércio', 'Serviços', 'Tecnologia', 'Turismo'] as const;

const mainActivities = [
  'Produção agrícola',
  'Artesanato',
  'Serviços',
  'Comercialização',
  'Educação',
  'Turismo',
] as const;

export const storyTemplates = [
  {
    id: 'empreendedor-local',
    title: 'O Empreendedor Local',
    description: 'Conte como nasceu o seu negócio, o que foi difícil e o que mudou.',
    category: 'Negócios',
    fields: [
      text('nome', 'Seu nome', 'Maria das Dores'),
      select('tipoNegocio', 'Tipo de negócio', businessTypes),
      text('cidade', 'Onde fica', 'Picos, Piauí'),
      textarea('desafio', 'Maior desafio', 'Ninguém conhecia meu produto'),
      textarea('solucao', 'O que você fez', 'Comecei na feira'),
      textarea('resultado', 'O que mudou', 'Dobrei as vendas'),
    ],
  },
  {
    id: 'tradicao-inovacao',
    title: 'Tradição e Inovação',
    description: 'Um saber antigo que ganhou jeito novo sem perder a raiz.',
    category: 'Cultura',
    fields: [
      text('tradicao', 'Tradição ou saber', 'Queijo da minha avó'),
      text('origem', 'Quem ensinou', 'Minha avó Rita'),
      text('comunidade', 'Comunidade', 'Sítio Boa Vista'),
      textarea('inovacao', 'O que inovou', 'Embalagem e venda por celular'),
      textarea('dificuldade', 'O que foi difícil', 'Mudar sem perder o sabor'),
      textarea('futuro', 'Sonho para o futuro', 'Ensinar meus filhos'),
    ],
  },
  {
    id: 'rede-cooperacao',
    title: 'A Rede de Cooperação',
    description: 'A história de um grupo que descobriu a força de andar junto.',
    category: 'Cooperação',
    fields: [
      text('nomeGrupo', 'Nome do grupo', 'Apicultores do Vale'),
      select('atividadePrincipal', 'Atividade principal', mainActivities),
      text('numeroMembros', 'Número de membros', '25 famílias'),
      textarea('problema', 'Problema comum', 'Preço baixo'),
      textarea('cooperacao', 'Como cooperam', 'Compramos juntos'),
      textarea('conquista', 'Maior conquista', 'Casa do mel própria'),
    ],
  },
  {
    id: 'lider-transformador',
    title: 'O Líder Transformador',
    description: 'Alguém que ajudou a mudar a comunidade, e o que ficou.',
    category: 'Liderança',
    fields: [
      text('nomeLider', 'Nome de quem lidera', 'Seu João'),
      text('papel', 'Papel na comunidade', 'Presidente da associação'),
      text('comunidade', 'Comunidade', 'Assentamento Esperança'),
      textarea('situacao', 'Como era antes', 'Sem água nem estrada'),
      textarea('acao', 'O que fez', 'Juntou as famílias'),
      textarea('legado', 'O que ficou', 'Jovens liderando'),
    ],
  },
] as const satisfies readonly StoryTemplate[];

export type StoryTemplateId = (typeof storyTemplates)[number]['id'];
