import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { turismoCircumstances } from './circumstances.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const turismoQuestions = [
  {
    asked: [
      'quanto tempo .. fica*|passeio|visita',
      'quantas horas .. fica*|dura|grupo|passeio|visita',
      'que horas|hora .. chega*|sai|saem|grupo|vem|volta*|comeca',
      'horario .. grupo|passeio|visita',
    ],
    lines: ['O grupo chega às nove e volta às quatro da tarde.'],
  },
  {
    asked: ['crianca*|menino* .. paga*|meia|desconto'],
    lines: ['O preço de criança quem diz é você, e vai no folheto.'],
  },
  {
    asked: ['sem .. cadastur', 'precis*|obrigat*|exige* .. cadastur', 'cadastur .. precis*|obrigat*|exige*'],
    lines: ['Sem Cadastur eu não levo grupo; mas é de graça, e dá tempo de fazer antes da primeira visita.'],
  },
  {
    asked: [
      'grupo*|gente|turista*|visita*|manda*|leva*|traz*|vem .. todo|toda|todos|cada .. fim|semana|sabado|domingo|mes|feriado',
      'todo|toda|todos|cada .. fim|semana|sabado|domingo|mes|feriado .. grupo*|gente|turista*|visita*',
      'frequencia',
      'quantas vezes .. grupo*|gente|turista*|visita*|voce*|manda*|leva*|traz*|vem',
      'sempre .. grupo|gente|turista*',
    ],
    lines: ['Começo com dois grupos por mês, aos sábados, e aumento se o povo gostar.'],
  },
  {
    asked: ['quem .. paga .. seguro', 'quem paga'],
    lines: ['O seguro entra no preço por pessoa, e a gente deixa isso no contrato.'],
  },
  {
    asked: [
      'seguro .. obrigat*|precis*|exige*|mesmo|ou nao',
      'exige*|precis*|obrigat* .. seguro',
      'e o seguro',
    ],
    lines: ['Seguro eu exijo, sim: de acidente, para o dia da visita, e entra no preço.'],
  },
  {
    asked: ['ou e muito|caro|pouco', 'bom assim', '# .. e muito|caro|pouco'],
    lines: ['Compare: os outros cobram de 90 a 180 reais por pessoa, com almoço.'],
  },
  {
    asked: ['documento*|papel|papeis .. que|quais|qual|tipo', 'que|quais|qual .. documento*|papel|papeis'],
    lines: ['O Cadastur e um seguro; alvará, se a sua prefeitura pedir.'],
  },
  {
    asked: ['quanto .. outros|outras .. cobra*', 'outros|outras .. cobra*|cobram'],
    lines: ['Os outros cobram de 90 a 180 reais por pessoa, com almoço.'],
  },
  {
    asked: ['ela|cliente|moca|senhora|mulher .. ficou|esta|ta|machuc*|melhor*|bem', 'que .. aconteceu|houve'],
    lines: ['Ficou bem, foi só o susto, mas aprendi a perguntar antes.'],
  },
  {
    asked: ['ja .. trabalha*|leva*|vende*|outros|outras|sitio*|daqui', 'outros sitios|produtores|lugares'],
    lines: ['Trabalho com dois sítios na região, e os clientes sempre querem mais.'],
  },
  {
    asked: ['por|pra|para que .. seguro', 'porque .. seguro'],
    lines: ['Se alguém se machuca no passeio, o seguro paga o tratamento, e nem você nem eu ficamos na mão.'],
  },
  {
    asked: [
      'clientes|turistas|grupo|pessoas|povo|gente .. onde|idade|quem|tipo',
      'onde .. vem|sao|clientes|turistas|gente',
      'que tipo|idade|publico',
    ],
    lines: [
      'Vêm da capital: famílias e gente aposentada, quase tudo de primeira viagem à roça.',
      'São famílias da cidade grande, curiosas e boas de garfo.',
    ],
  },
  {
    asked: ['crianca*|menino*|bebe|bebes'],
    lines: ['Tem criança, sim, em quase todo grupo.'],
  },
  {
    asked: ['idos*|cadeirante*|deficien*|rampa|aposentado|aposentada|aposentados'],
    lines: ['Vem bastante idoso, então degrau e caminho firme contam.'],
  },
  {
    asked: ['precis* .. mais|alguma|que|outra', 'falta .. alguma|mais|que', 'que mais'],
    lines: ['De papel, o Cadastur e o seguro me bastam; o resto é combinar o dia.'],
  },
  {
    asked: ['dorm*|quarto*|hosped*|pousar|pernoit*'],
    lines: ['Não precisa: meu passeio é de um dia, ninguém dorme.'],
  },
  {
    asked: ['quantas|quantos .. visitas|grupos|passeios'],
    lines: ['Começo com dois grupos por mês, e aumento se o povo gostar.'],
  },
  {
    asked: ['paga* .. antes|adiantado|depois|hora|quando', 'antes|depois .. paga*'],
    lines: ['Pago na véspera, por Pix.'],
  },
  {
    asked: ['transporte|onibus|van|como .. chega*|vem|vao', 'quem .. leva|traz|busca'],
    lines: ['O transporte é comigo: van com motorista e guia.'],
  },
  {
    asked: ['estrada|acesso|longe|sobe .. van|onibus|problema|chega'],
    lines: ['A van sobe estrada de terra, só não passa em atoleiro.'],
  },
  {
    asked: ['quando .. primeiro|comec*|vem', 'primeiro grupo'],
    lines: ['Acertando tudo, levo o primeiro grupo no mês que vem, num sábado.'],
  },
  {
    asked: ['contrato', 'por escrito'],
    lines: ['Faço contrato, com preço, reserva e o que acontece se desistirem.'],
  },
  {
    asked: ['guia|acompanha*|monitor'],
    lines: ['Vai uma guia minha, mas quem conta a história é você.'],
  },
  {
    asked: [
      'vegetarian*|comida|almoco|cardapio .. que|quer|gosta*|come|comem',
      'que .. come|comem|comer|comida',
      'tem que|de .. almoco|comida',
    ],
    lines: ['Comida da roça mesmo, só pergunto se tem alguém que não come carne.'],
  },
  {
    asked: ['desist*|cancel*|faltar', 'nao vier'],
    lines: ['Quem desiste na véspera paga metade, isso vai no contrato.'],
  },
  {
    asked: ['foto*|instagram|divulg*|propaganda'],
    lines: ['Divulgo no meu site e nas redes, com o nome do seu sítio.'],
  },
  {
    asked: ['cadastur'],
    lines: [
      'Cadastur é o cadastro do Ministério do Turismo: de graça, e desde 2025 o agricultor faz com CPF e CAEPF.',
      'É o registro de quem recebe turista, gratuito. O produtor rural entra com CPF desde a portaria de 2025.',
    ],
  },
  {
    asked: ['perco|perder|perde .. aposentadoria|segurado|beneficio|direito*|pronaf|inss'],
    lines: [
      'Até 120 dias por ano de turismo, o segurado especial não perde a condição (Lei 8.213).',
      'Receber turista até 120 dias no ano não tira a condição de segurado especial.',
    ],
  },
  {
    asked: [
      'precis*|exige*|obrigatori*|tirar|como|onde|que|qual .. alvara',
      'alvara .. precis*|obrigatori*|como|onde|demora',
    ],
    lines: [
      'Alvará depende da prefeitura: pergunte lá o que vale para o seu sítio.',
      'Quem diz se precisa de alvará é o seu município; o Cadastur eu peço sempre.',
    ],
  },
  {
    asked: [
      'seguro .. caro|barato|custa|como|quanto|onde|precis*|cobre|funciona',
      'como|quanto|onde|qual|precis*|que|fazer|faco .. seguro',
    ],
    lines: [
      'O seguro cobre acidente no passeio e costuma ser cobrado por pessoa; um corretor faz a cotação.',
      'Você passa a lista do grupo ao corretor, e o seguro vale para o dia da visita; peça a cotação antes.',
    ],
  },
  {
    asked: ['quanto .. paga*|pagam|pagaria|oferece*', 'paga*|pagam .. quanto'],
    lines: [
      'O preço por pessoa quem diz é você; eu pago o combinado, menos a comissão.',
      'Pago o seu preço por pessoa, tirando a minha comissão de 10 a 20%.',
    ],
  },
  {
    asked: [
      'sinal|reserva|adiant*|entrada .. #|antes|quanto|como|pode',
      'aceita|pode|tem|paga .. sinal|adiant*|entrada',
      '% .. sinal|adiant*|entrada',
    ],
    lines: [
      'Um sinal na reserva eu aceito, e o resto acerto na véspera.',
      'Pode ter sinal, sim, com a reserva por escrito.',
    ],
  },
  {
    asked: ['# %', '# por cento'],
    lines: ['Comissão entre 10 e 20% eu fecho.', 'Se ficar entre 10 e 20%, a comissão está combinada.'],
  },
  {
    asked: ['fechado|fecha|fechamos|topa|combinado .. #', '# .. fechado|fechamos|combinado', 'fechado'],
    lines: [
      'Por mim fecha, com tudo escrito no contrato.',
      'Fecho com gosto, assim que o resto estiver combinado.',
    ],
  },
  {
    asked: ['quanto .. comissao|fica|agencia', 'qual .. comissao'],
    lines: ['Costumo ficar com 10 a 20%, a gente combina.', 'Minha comissão fica entre 10 e 20%.'],
  },
  {
    asked: ['quantas|quantos .. pessoas|clientes|grupo|traz|vem', 'tamanho .. grupo'],
    lines: ['Meus grupos têm de 10 a 20 pessoas.', 'Costumo levar umas 15 pessoas por vez.'],
  },
  {
    asked: ['quando .. vem|traz|comeca', 'que dia'],
    lines: ['Os grupos saem aos sábados.', 'Sábado e feriado são os melhores dias.'],
  },
  {
    asked: ['como .. paga|pagamento|recebo', 'quando .. paga|recebo'],
    lines: ['Pago na véspera, por Pix.', 'Acerto na véspera da visita, sem atraso.'],
  },
  ...turismoCircumstances,
] as const satisfies Voice['questions'];
