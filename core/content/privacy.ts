import { fairness } from '#core/progress/fairness.ts';

/** The privacy notice (LGPD), in the words one would use across a table. */
export const privacyNotice = {
  title: 'Privacidade: seus dados são seus',
  intro:
    'A lei que protege seus dados (LGPD, Lei 13.709/2018) pede que a gente conte tudo às claras. É isto:',
  sections: [
    {
      title: 'O que guardamos',
      items: [
        'Seu nome de usuário, seu email, se você tiver, e o nome mostrado, se você quiser.',
        'A sua comunidade, como você chegou e quando veio pela última vez, com a hora aproximada.',
        'Sua senha, embaralhada de um jeito que nem nós conseguimos ler.',
        'O que você faz aqui: jogos, o que errou neles para praticar depois, ideias, histórias, respostas, mensagens, votos, indicações, conexões, equipes, parcerias, denúncias, pontos, selos e certificados.',
        'O que você produz ou faz e como gosta de ler, se você contar. Só você vê.',
        'Quando você entrou e até quando a sua sessão vale.',
      ],
    },
    {
      title: 'Para que usamos',
      items: [
        'Para você entrar na sua conta e continuar de onde parou.',
        'Para contar pontos e selos e mostrar quem lidera a comunidade.',
        'Para proteger as contas: o endereço de internet de quem tenta entrar limita tentativas demais.',
        'Não vendemos seus dados, não mostramos anúncios e não seguimos você em outros sites.',
      ],
    },
    {
      title: 'Quem vê o quê',
      items: [
        'Quem participa vê seu nome, seus pontos, seus selos, suas publicações, com quem você se conectou e como você lidera.',
        'Se preferir, esconda seu nome do ranking e da rede, aqui nesta página.',
        'Seu email, suas atividades, suas partidas e o que você pratica só aparecem para você.',
        'Quem escreveu vê quantos votos recebeu, nunca de quem. Quem você indica numa rodada ninguém vê.',
        'A conversa de uma equipe só a equipe lê; a de uma parceria, só as duas pessoas.',
        'Um certificado que você liga, qualquer pessoa com o endereço lê: seu nome, o que você fez, quando e em quanto tempo.',
        'Quem cuida da sua comunidade vê também sua última visita, os jogos que você começou e concluiu, suas equipes e como você chegou.',
        'Quem cuida não vê sua senha, seu email nem em quem você votou. O que faz por você ou sobre você fica anotado, e você lê nesta página.',
        'Fora isso, quem é de outra comunidade não vê nada seu.',
        'Se você fala em vez de escrever, quem fez o seu navegador pode ouvir a fala para virar texto. Nós não ouvimos nem guardamos a sua voz.',
        'Quem cuida da comunidade lê o motivo de uma denúncia, sem o nome de quem denunciou.',
      ],
    },
    {
      title: 'Por quanto tempo',
      items: [
        'Enquanto você tiver conta. Ao apagar a conta, seus dados saem na hora.',
        'Nas cópias de segurança, que só servem para refazer o programa depois de um defeito, eles ainda ficam por algum tempo.',
        `Seu nome de usuário e seu email descansam ${fairness.daysOfNameRest} dias, embaralhados, para ninguém os usar no seu lugar.`,
        'Ficam só os votos que você deu, sem nome, para os pontos dos outros não mudarem.',
      ],
    },
    {
      title: 'Seus direitos',
      items: [
        'Ver: tudo o que guardamos de você está nesta página.',
        'Corrigir: mude aqui o nome mostrado, o email, a senha e o que você produz ou faz.',
        'Levar: baixe seus dados num arquivo quando quiser.',
        'Apagar: apague sua conta quando quiser.',
        'Pedir revisão: a liderança é identificada por um cálculo automático. Se discordar, peça que uma pessoa reveja (LGPD, artigo 20).',
      ],
    },
    {
      title: 'Com quem falar',
      items: [
        'Fale com quem cuida da sua comunidade: a cooperativa, a associação ou a pessoa que convidou você.',
        'Se a resposta não vier, você pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).',
      ],
    },
  ],
} as const;

/** What deleting an account does, told before it is done. */
export const deletionNotice = {
  goes: [
    'Seu nome, seu email e sua senha.',
    'Seus pontos, selos, partidas e atividades.',
    'Suas ideias, histórias, respostas e mensagens, com os votos que elas receberam.',
    'Seus certificados: os endereços deixam de valer.',
  ],
  stays: [
    'Os votos que você deu, sem o seu nome.',
    'Os pontos das outras pessoas, do jeito que estão.',
    `Seu nome de usuário e seu email, embaralhados, por ${fairness.daysOfNameRest} dias: até lá, nenhuma conta nova pode usá-los, nem uma sua.`,
  ],
} as const;
