/** What those who take care of a community see of its people, told before one joins and on one's own page (LGPD). */
export const whatCarersSee =
  'Quem cuida da sua comunidade vê seu nome, sua última visita e como você participa. Nunca vê sua senha, seu email nem em quem você votou.';
