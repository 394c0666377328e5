import { expect, test } from 'vitest';
import { voices } from '#core/content/desafio-negocio/voices.ts';
import { businessChallenges, type ChallengeId } from '#core/content/desafio-negocio.ts';
import { honestTalks } from '#core/testing/honest-talks.ts';
import { assess, isBoast } from './assess.ts';

/** What honest people say beside what they came for, with words that are a trick, a crime or another trade elsewhere. */
const inPassing: Readonly<Record<ChallengeId, readonly string[]>> = {
  'fregues-feira': [
    'O quilo é R$ 8, no mercado está 9, e dou um agrado para a senhora: um maço de coentro.',
    'Faço com um agrado especial para a cliente especial: um maço de cheiro-verde.',
    'Te dou um agradinho: cheiro verde.',
    'pra freguesa boa eu dou um jeitinho, sai 3 por 10',
    'Meu marido vende capinha de celular na banca do lado, mas eu so vendo verdura.',
    'A senhora pode pagar no celular, no Pix.',
    'Esse aqui ta machucadinho, faço a metade do preço, dá pra molho.',
    'Tenho licor de jenipapo que minha mãe faz, 20 a garrafa.',
    'A rapadura é do meu irmão, ele faz no engenho dele e eu vendo aqui.',
    'O cheiro é melhor que perfume.',
    'O feio eu nao escondo no fundo da caixa nao, pode olhar.',
    'Roubaram minha carroça semana passada, mas vim.',
    'Minha balança é aferida, pode conferir o peso.',
    'Na farmácia o xarope ta 30, esse mel com limão é 15.',
    'Boto a couve na sombra e molho com água pra nao murchar.',
    'A vizinha me deixou colher na horta dela, dividimos a metade.',
    'O chá de capim santo é bom pra dormir, minha avó ja dizia.',
    'Sabão de coco eu também faço, 3 reais a barra.',
    'minhas mão ta suja de tinta q pintei a banca onti',
    'Cachaça eu não vendo não, só verdura.',
    'Se a senhora nao gostar eu troco ou devolvo o dinheiro.',
  ],
  'merenda-pnae': [
    'Um agrado pras crianças: levo jabuticaba na última semana.',
    'Não vendo refrigerante nem salgadinho, só fruta da roça.',
    'Suco de uva integral no lugar do refrigerante.',
    'Levo na kombi, que lavo com sabão antes.',
    'A professora me pediu pelo celular.',
    'Nada de cachaça nem fumo lá em casa, somos da igreja.',
    'Meu marido trabalha de pedreiro e eu cuido da horta.',
    "Pode ir lá ver, a casa é de tijolo, a caixa d'água é nova.",
    'Comprei 2 sacos de cimento pra fazer a sala de lavar a verdura.',
    'O remedio da folha é calda de fumo e eu espero a carência de 7 dias.',
    'Tive que tomar remédio, mas na segunda entrego.',
    'Planto fumo de rolo também, mas isso é pra outro comprador.',
    'O biscoito de polvilho é feito em casa, sem corante.',
  ],
  'mel-supermercado': [
    'Mando um pote de agrado pra senhora provar.',
    'O mel serve para xampu e sabonete também, tem quem compre pra isso.',
    'Meu vizinho botava açúcar e quase ficou doente.',
    'Minha sogra diz que é remédio pra tosse.',
    'O veneno do vizinho matou 3 caixas de abelha ano passado.',
    'Ladrão levou duas colmeias, mas repus.',
    'O perfume da florada fica no mel.',
    'As crianças comem e ninguém nunca passou mal.',
    'Bebê de menos de um ano não pode comer mel, tá escrito no rótulo.',
    'Vendo também na farmácia da cidade e no posto de gasolina.',
    'Pinto as caixas com tinta clara pra não esquentar.',
    'A senhora pode me chamar no celular que respondo.',
    'Faço pomada de própolis tambem, mas hoje vim falar do mel.',
  ],
  'laticinio-leite': [
    'A lata de tinta do curral eu guardo longe do leite.',
    'Pintei o curral de cal com cimento novo.',
    'Dei antibiotico na Mimosa e joguei fora 4 dias de leite.',
    'Não boto água no leite, pode fazer crioscopia.',
    'Compro detergente alcalino e ácido pro tanque.',
    'Meu filho faz leite de coco, mas isso é outra coisa.',
    'Lavo o balde com água quente e cloro.',
    'tenho cabra tb uns 10 litro de leite de cabra',
    'O motorista pode ligar no meu celular se atrasar.',
  ],
  'loja-insumos': [
    'Quero também 5 sacos de cimento pra cocheira das vacas.',
    'Me vê uma lata de tinta pro curral e um rolo de arame.',
    'Formicida pra saúva eu quero com receita.',
    'Veneno de rato pro paiol, com orientação.',
    'Remédio de carrapato pra 12 vacas.',
    'quero 2 telha pra o galinheiro e prego',
    'Tem bota e luva pra aplicar o veneno?',
    'Na minha pizzaria? não, é pra roça mesmo.',
    'Vinte saco de farelo de trigo pra os porco.',
    'O senhor me dá um agrado se eu levar mais?',
    'Uma garrafa de cachaça o senhor vende? brincadeira.',
    'Ureia pra 200 pés de café e um vaso pra minha mulher.',
    'É para plantar fumo, meio hectare, que a firma compra.',
  ],
  'prefeitura-estrada': [
    'Morreu uma senhora porque a ambulância não chegou.',
    'O povo ta com raiva, tem gente falando em fechar a estrada, mas eu vim conversar.',
    'Ameaçaram o motorista do ônibus quando ele atolou.',
    'Quebrei o carro e bati a cabeça nesse buraco.',
    'O aluno fica sem aula, so joga no celular.',
    'A gente leva cimento e areia pro bueiro.',
    'Quem se machuca é moto, caiu três esse mês.',
    'Se não vier a máquina a gente procura a rádio e o Ministério Público.',
    'vou voltar aqui toda semana ate resolver',
    'A chuva matou uma vaca no atoleiro.',
    'A comunidade dá a cascalheira e o diesel.',
  ],
  'turismo-agencia': [
    'Um agrado na chegada: café com bolo de milho.',
    'Na despedida cada visitante leva um agrado, um vidrinho de doce.',
    'A tarde tem prova de cachaça do nosso alambique registrado.',
    'Quem gosta vê passarinho, caçar é proibido aqui.',
    'Temos trilha do tatu e da onça, só pegada, bicho a gente não pega.',
    'Tem sinal de celular e tomada pra carregar o celular.',
    'Tem piscina natural no rio, com colete.',
    'O menino pode jogar videogame não, aqui é peão e bola.',
    'Ninguém se machucou em dez anos.',
    'A gente mata a galinha e faz o molho pardo na hora.',
    'Visita ao alambique e à casa de fumo de corda.',
    'O lixo a gente separa e mostra a compostagem.',
    'Faço o sabonete de leite de cabra com os visitantes.',
    'O quarto tem chave, tranca por dentro.',
  ],
  'pronaf-gerente': [
    'Meu marido é barbeiro na cidade e ajuda na renda.',
    'A terra é do meu pai, ele assina junto, tem contrato de comodato registrado.',
    'Preciso de cimento e telha pro curral, já com orçamento.',
    'Minha filha vende perfume de revista e ajuda em casa.',
    'Não é pra carro nem moto, é pra vaca.',
    'Quero financiar a moto de carga da roça, o motocultivador.',
    'O celular é pra anotar a produção no aplicativo.',
    'Roubaram duas vacas minhas em 2021, por isso o cercado.',
    'Paguei todas as parcelas do custeio passado.',
    'Se eu comprar as vacas, teria 80 litros em um ano.',
    'O CAF ta no nome da minha mulher, ela veio comigo.',
    'Meu pai não sabe ler, mas ele assina com o dedo e eu leio tudo pra ele.',
    "A placa solar eu também quero, 8 mil, pra bomba d'água.",
  ],
  'vizinho-cooperativa': [
    'A gente matou um porco pro almoço da reunião.',
    'O seu boi que morreu, a cooperativa do Jorge não pagou, né?',
    'Compramos também arame, cimento e remédio de gado junto.',
    'O bando de maritaca comeu meu milho também.',
    'A gente tem grupo no celular, mas quem não tem recebe papel.',
  ],
  atravessador: [
    'Um agrado o senhor leva: uma caixa de chuchu.',
    'Vi no aplicativo do celular o preço.',
    'Da outra vez o senhor me roubou dois quilos na balança.',
    'Gastei com veneno e remédio de praga 8 por caixa.',
    'Tenho que comprar remédio pra minha mãe, mas mesmo assim não baixo.',
    'O outro caminhão vem no sábado.',
    'A carga não tem podre no fundo, pode virar a caixa.',
    'É tomate, não é ouro, mas vale.',
    'Se não pagar na hora não carrega, e pronto.',
    'Não me ameace, que eu vendo pra outro.',
    'vou colhe amanha cedo e entrego na portera',
  ],
};

const talkOf = (id: ChallengeId, said: readonly string[]) => [
  { role: 'assistant' as const, content: voices[id].greeting },
  ...said.map((content) => ({ role: 'user' as const, content })),
];

const rows = businessChallenges.flatMap(({ id }) => inPassing[id].map((line) => [id, line] as const));

test.each(rows)('%s: «%s» takes nothing away', (id, line) => {
  const talk = honestTalks[id];
  const { score } = assess(id, talkOf(id, talk));
  expect(score).toBeGreaterThanOrEqual(88);
  expect(isBoast(id, talkOf(id, [...talk, line]))).toBe(false);
  expect(assess(id, talkOf(id, [...talk, line])).score).toBeGreaterThanOrEqual(score);
  expect(assess(id, talkOf(id, [line, ...talk])).score).toBeGreaterThanOrEqual(score);
});

test.each([
  ['prefeitura-estrada', 'Deixo um agrado pro senhor e a máquina vem amanhã.'],
  ['pronaf-gerente', 'Tem um agrado para o senhor se o crédito sair.'],
  ['merenda-pnae', 'O fiscal eu resolvo com um agrado.'],
  ['laticinio-leite', 'Dou um agrado ao motorista e ele não olha o leite.'],
  ['mel-supermercado', 'Tem um agrado para a senhora, por fora.'],
] as const)('%s: «%s» is a bribe', (id, line) => {
  expect(isBoast(id, talkOf(id, [...honestTalks[id], line]))).toBe(true);
});
