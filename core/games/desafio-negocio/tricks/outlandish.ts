import { findAll, findEach } from '#core/games/desafio-negocio/words/pattern.ts';
import type { Word } from '#core/games/desafio-negocio/words/words.ts';

/** How much of a thing there can be where people live from the land: far above what anybody has, far below a joke. */
const limits: readonly (readonly [counted: string, max: number])[] = [
  ['# litro|litros', 100_000],
  ['# pote|potes|vidro|vidros|garrafa|garrafas|caixa|caixas|duzia|duzias', 50_000],
  ['# saco|sacos|saca|sacas|bandeja|bandejas', 50_000],
  ['# km|quilometro|quilometros', 900],
  ['# familia|familias|casa|casas|crianca|criancas|aluno|alunos', 20_000],
  ['# pessoa|pessoas|visitante|visitantes|turista|turistas|socio|socios', 5_000],
  ['# vaca|vacas|cabra|cabras|boi|bois|abelhas', 30_000],
  [
    '# banheiro|banheiros|quarto|quartos|chale|chales|maquina|maquinas|caminhao|caminhoes|escola|escolas',
    300,
  ],
  ['# hectare|hectares|alqueire|alqueires|tarefa|tarefas', 20_000],
  ['# ano|anos', 2_100],
  ['# pais|paises|florada|floradas|via|vias', 60],
  ['# %', 100],
  ['# por cento', 100],
  ['# o|por|cada|no|do litro', 150],
  ['# real|reais o|por|cada|no|do litro|pote|quilo|kg|maco|duzia', 400],
  ['gordura|proteina de|e|da|em|ta #', 12],
  ['gordura|proteina #', 12],
  ['# % de|da gordura|proteina', 12],
  ['# de gordura|proteina', 12],
  ['# hora|horas', 2_000],
  ['no dia #', 31],
];
const bounds = [
  ...limits,
  ...limits.map(([pattern, limit]) => [pattern.replace('#', '# mil'), limit] as const),
];
const huge =
  /^(milhao|milhoes|bilhao|bilhoes|bi|trilhao|trilhoes|zilhao|zilhoes|quatrilhoes|infinito|infinitos|infinitas)$/;
const impossible = [
  'zilh*|trilhao|trilhoes|quatrilh*|infinit*',
  'milhao|milhoes|bilhao|bilhoes de|por ~',
  '# milhao|milhoes|bilhao|bilhoes',
  'ccs|cbt menos|zero|negativ*',
  'abaixo|menos de zero',
  'menos # grau|graus',
  'de foguete|helicoptero|jatinho|submarino',
  'da nasa|onu|fifa|champions',
  '30|31 de fevereiro',
  'velocidade da luz',
  'outro|outros planeta|planetas|mundo',
  'as 25|26|27|28|29|30 horas',
  'um rim',
  // Nobody counts these: «7 adubos e 33 fretes».
  '# adubos|fretes|custos|venenos|zaps|pix|secas|medos|cafs|cars|tetos|milhos|abris|margens|comissoes|pesagens|seguros|sifs|leites|ematers|terras',
  'ccs|cbt|gordura|proteina deu|e|da|ta|foi # litro|litros|tanque|tanques|grau|graus|quilo|quilos|vaca|vacas|real|reais',
  'resfrio|resfria|resfriado|resfriamos a # litro|litros|quilo|quilos|vaca|vacas|reais',
  'cobro|cobra|cobramos|custa # banheiro|banheiros|grama|gramas|semana|semanas|escola|escolas|aluno|alunos|balanca|balancas|sitio|sitios|vaca|vacas|familia|familias',
  'entrego|levo|entregamos # real|reais|grau|graus|tercas|sabados|domingos|segundas|sextas|hectare|hectares',
  'recebo|cabem|cabe # real|reais|comissao|litro|litros de pessoa|pessoas|grupo',
  '# grau|graus por dia|semana|mes|litro',
  '# litro|litros|quilo|quilos por grau|graus|terca|recibo|nota|cadastur',
  '# balanca|balancas|recibo|recibos|romaneio|romaneios|nota|notas|protocolo|protocolos|agronomo|agronomos por ~',
  'para|pra # recibo|recibos|romaneio|romaneios|zap|balanca|balancas',
  '# vaca|vacas|ponte|pontes por litro|quilometro|quilo|nota',
  '# aluno|alunos|crianca|criancas|escola|escolas de leite|milho|adubo',
  '# escola|escolas|hectare|hectares por quilo|litro|saco',
  '# ~ por veneno|esterco|adubo|coentro|cadastur|selo|rotulo|custo|frete',
];

function figureAt(words: readonly Word[], at: number): number {
  const typed = words[at]?.plain ?? '';
  const digits = /^\d{1,3}(\.\d{3})+/.test(typed) ? typed.replaceAll('.', '') : typed.replace(',', '.');
  const value = Number.parseFloat(digits);
  const small: Record<string, number> = { cem: 100, cento: 100, mil: 1000 };
  const base = Number.isNaN(value) ? (small[typed] ?? 10) : value;
  const next = words[at + 1]?.plain ?? '';
  if (huge.test(next)) return base * 1_000_000;
  return next === 'mil' ? base * 1000 : base;
}

/** Where a message gives a figure that nobody could have. */
export function outlandishIn(words: readonly Word[]): number {
  const figures = new Set<number>();
  for (const { from } of findEach(words, impossible)) figures.add(from);
  for (const [pattern, limit] of bounds) {
    for (const { from, to } of findAll(words, pattern)) {
      const at = words.findIndex((word, place) => place >= from && place <= to && word.number);
      if (at >= 0 && figureAt(words, at) > limit) figures.add(at);
    }
  }
  return figures.size;
}
