import type { ChallengeId } from '#core/content/desafio-negocio.ts';

/** A short honest talk for each challenge: what is added to it must take nothing away, or everything. */
export const honestTalks: Readonly<Record<ChallengeId, readonly string[]>> = {
  'fregues-feira': [
    'Esse tomate eu colhi hoje cedo no meu sítio, plantado com esterco, sem veneno.',
    'O quilo é R$ 8: no mercado está 9 e eu gasto 5 de adubo e frete.',
    'Levando três quilos eu faço por 21, e ainda vai um maço de coentro.',
    'Todo sábado estou aqui nesta banca, e guardo um quilo do bom para a senhora.',
  ],
  'merenda-pnae': [
    'Planto alface o ano todo e laranja de maio a setembro.',
    'Lavo em água clorada e levo em caixa limpa, com touca e luva.',
    'Entrego 40 quilos toda segunda, às 7 da manhã, nas três escolas.',
    'Tenho CAF ativo e vendo pela associação de Mandira.',
  ],
  'mel-supermercado': [
    'Meu mel tem SIM e SISBI, rótulo com lote e validade, e tiro nota de produtor.',
    'É mel de florada de cipó-uva, puro, da nossa serra, com a história da família no rótulo.',
    'Entrego 60 potes por mês, de setembro a março, toda primeira segunda.',
    'O pote de meio quilo sai a 18 reais, que o custo é 12, com pagamento em 30 dias.',
  ],
  'laticinio-leite': [
    'Tiro 120 litros por dia, e na seca 90.',
    'O laudo diz CCS 180 mil e CPP 9 mil.',
    'Lavo os tetos, faço o teste da caneca e esfrio no tanque a 4 graus.',
    'Quero 2,35 no litro pela qualidade, com contrato.',
  ],
  'loja-insumos': [
    'Preciso de dez sacos de adubo, para dois hectares de milho, a análise do solo pediu.',
    'Na loja de baixo o saco está a 140, aqui quanto é?',
    'Pago metade à vista e metade em julho, na colheita.',
    'Quero nota e entrega no sítio, na sexta.',
  ],
  'prefeitura-estrada': [
    'A estrada do Córrego Fundo tem 6 quilômetros de buraco, da ponte até a escola.',
    'São 40 famílias que perdem 200 litros de leite por semana quando o caminhão atola.',
    'A associação junta 20 homens de mutirão, dá o almoço e traz o abaixo-assinado com 60 nomes.',
    'Espero a máquina até o dia 20 de maio, com protocolo, e volto aqui para acompanhar.',
  ],
  'turismo-agencia': [
    'O grupo ordenha a vaca, faz queijo e toma café com broa no fogão a lenha.',
    'Tenho Cadastur, seguro e caixa de primeiros socorros.',
    'Recebo quinze pessoas, com dois banheiros e varanda coberta.',
    'Oitenta reais por cabeça com almoço, e dez por cento é da agência.',
  ],
  'pronaf-gerente': [
    'Quero 20 mil para comprar quatro vacas de leite e fazer o piquete.',
    'Tenho CAF ativo, CAR, CPF e o papel da terra no meu nome.',
    'Hoje tiro 40 litros por dia e vou a 80; o técnico da Emater fez o projeto comigo.',
    'Vendo o leite a 2,20 e sobram 1.500 por mês, dá para pagar a parcela de 400.',
  ],
  'vizinho-cooperativa': [
    'Eu sei que o senhor perdeu dinheiro na outra associação, e entendo a sua desconfiança.',
    'Juntos compramos adubo a 140 no lugar de 190 o saco.',
    'Cada sócio tem um voto, as contas abrem todo mês e o conselho fiscal confere.',
    'Venha só escutar na reunião de sábado às 15 horas, na escola, sem compromisso.',
  ],
  atravessador: [
    'Na Ceasa a caixa está a 52, vi ontem no boletim.',
    'Por menos de 45 não vendo, que gastei 30 em cada caixa.',
    'Se o senhor não quiser, a feira de sábado e a cooperativa compram.',
    'Quero pix na hora, 40 caixas pesadas na minha balança, o senhor busca na sexta.',
  ],
};
