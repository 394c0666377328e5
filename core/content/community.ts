/** The rules of the community, in the order in which they are shown. */
export const communityRules = [
  {
    id: 'respeito',
    title: 'Respeite as opiniões',
    text: 'Pode discordar. Faça isso com educação, como numa boa conversa.',
  },
  {
    id: 'qualidade',
    title: 'Contribua com qualidade',
    text: 'Conte o que você viveu ou sabe. Isso ajuda mais que repetir boato.',
  },
  {
    id: 'voto',
    title: 'Vote com responsabilidade',
    text: 'Leia antes e vote na ideia, não na amizade.',
  },
] as const;

/** Tips for those who write, in the order in which they are shown. */
export const communityTips = [
  'Comece pelo seu dia a dia: o que deu certo na sua produção?',
  'Escreva curto. Três ou quatro frases bastam.',
  'Use uma hashtag, como #mel ou #feira, para outros acharem sua ideia.',
  'Leia as ideias dos vizinhos e vote nas que ajudam.',
  'Viu algo ofensivo? Denuncie. Quem cuida vai olhar, e três denúncias de gente que a comunidade conhece tiram a publicação do mural até lá.',
] as const;

/** The statistic cards of the community page; the figures are samples until there are enough real ones. */
export const communityLabels = {
  posts: 'Publicações',
  participation: 'Participação',
  activeUsers: 'Pessoas ativas em 30 dias',
  topContributor: 'Quem mais contribui',
} as const;
