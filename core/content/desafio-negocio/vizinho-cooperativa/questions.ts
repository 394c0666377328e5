import type { Voice } from '#core/content/desafio-negocio/shape.ts';
import { vizinhoCircumstances } from './circumstances.ts';
import { story } from './story.ts';

/** What people ask, and what the persona knows of it; of several that fit a question, the first answers it. */
export const vizinhoQuestions = [
  {
    asked: [
      'conselho|fiscal|diretoria|conferir|olhar .. aceita|aceitava|topa|quer|queria|podia',
      'aceita|aceitava|topa|toparia|quer|queria|podia .. conselho|fiscal|diretoria|conferir|olhar',
    ],
    lines: ['Conferir conta eu aceito: leio devagar, mas leio tudo.'],
  },
  {
    asked: ['que .. foi|aconteceu|houve .. safra|colheita|preco|milho|feijao|roca|plantacao'],
    lines: ['A chuva foi pouca, e o preço nem pagou a semente.'],
  },
  {
    asked: ['que .. mudou|mudar .. lei', 'que .. houve|aconteceu .. lei'],
    lines: ['De lei eu entendo pouco: quem tem que me explicar são vocês.'],
  },
  {
    asked: ['acha|achava|devia|deveria|justo .. cota|quota|entrada', 'cota|quota .. acha|devia|justo'],
    lines: [
      'A cota? Coisa pequena, paga aos poucos, que não falte em casa; e decidida por todos, na assembleia.',
    ],
  },
  {
    asked: [
      'quando|dia|hora|horas .. senhor|tu|voce pode|prefere',
      'quando|dia|hora|horas .. senhor|tu|voce quer ir|vir|conversar|marcar',
    ],
    lines: ['Sábado de tarde, ou domingo depois da missa, eu posso.'],
  },
  {
    asked: ['devolveram|devolveu|devolvido|ressarc*'],
    lines: ['Nem um tostão.', 'Devolveram nada, nem desculpa me pediram.'],
  },
  {
    asked: ['pegaram|prenderam|acharam|encontraram|preso'],
    lines: ['Nunca mais se teve notícia dele.'],
  },
  {
    asked: [
      'dona|esposa|mulher|senhora|patroa|comadre|meninos|filhos|povo .. boa|bem|bom|esta|estao|ta|vai|vao|melhor*|sarou',
    ],
    lines: ['Está tudo bem em casa, graças a Deus.', 'O povo daqui vai bem, e mandou passar um café.'],
  },
  {
    asked: [
      'senhor|compadre|costas|coluna|joelho|saude .. bem|bom|ta|esta|anda|melhor*|sarou das|da|do|de',
      'costas|coluna|joelho|saude .. senhor|bem|ta|esta|anda|melhor*|sarou',
      'senhor ta|esta|anda das|da|do costas|coluna|joelho|saude',
    ],
    lines: ['Vou indo, devagar e de pé, graças a Deus.', 'Dói quando vai chover, mas a gente leva.'],
  },
  {
    asked: ['quanto .. valia|custava|boi|valor', 'valia .. quanto'],
    lines: ['Valia mais de um ano de roça, e era o melhor que eu tinha.'],
  },
  {
    asked: ['justica|delegacia|policia|processo|advogado|denunci*|queixa'],
    lines: [
      'Fui à delegacia uma vez, e deu em nada.',
      'Nem fui à justiça: faltou papel para provar, esse foi o erro.',
    ],
  },
  {
    asked: [
      'quanto .. paga|pagou|compra .. adubo|racao|semente|frete',
      'senhor .. paga quanto',
      'quanto .. senhor paga',
      'senhor paga|pagou',
      'quanto .. pagou',
    ],
    lines: [
      'Pago o que me cobram, sozinho não tenho como apertar ninguém.',
      'Pago caro, quase duzentos no saco de adubo.',
    ],
  },
  {
    asked: ['passe|passo|passar|pegar|busco|buscar|levo|levar|carona .. senhor|voce'],
    lines: ['Carona eu aceito, que a perna já não ajuda.', 'Se passar aqui, eu vou junto, obrigado.'],
  },
  {
    asked: [
      'senhor|voce .. vai|vem|ir|aparece|participa .. reuniao|la|domingo|sabado|encontro|visita',
      'vai la|comigo|na|no reuniao|encontro',
      'senhor vai',
      'posso contar',
      'conto com',
    ],
    lines: ['Ir escutar eu vou, entrar é outra conversa.', 'Se for só para ouvir, eu apareço.'],
  },
  {
    asked: ['quem .. mais|outro|outros|podia|indicar|chamar|entrar|confia', 'conhece .. alguem|gente|quem'],
    lines: [
      'A comadre Lurdes e o Tonho da baixada escutam o que é sério.',
      'Fale com o Tonho, que o povo vai atrás dele.',
    ],
  },
  {
    asked: ['quanto|qual .. cota|quota|entrar|custa|paga|taxa|mensalidade'],
    lines: ['Isso quem tem que me dizer são vocês.', 'Pois era o que eu ia perguntar: quanto custa entrar?'],
  },
  {
    asked: [
      'que .. precisa*|faltava|falta|queria|quer|espera .. confiar|entrar|acreditar|ver',
      'que .. faria|convence*|mudaria',
      'que .. senhor quer|precisa|espera',
    ],
    lines: [
      'Quero ver regra no papel e conta aberta, só isso.',
      'Me mostre quem manda e quem confere o dinheiro, e eu começo a escutar.',
    ],
  },
  {
    asked: [
      'planta*|cria*|produz*|colhe* .. que|quanto|senhor',
      'que .. planta|plantou|cria|produz|colhe|colheu',
      'quantos|quantas .. vaca*|gado|hectare*|tarefa*|litro*',
    ],
    lines: [
      'Planto milho e feijão, e tenho umas vaquinhas.',
      'Roça de milho, feijão e umas cabeças de gado, o de sempre.',
    ],
  },
  {
    asked: ['vende .. quem|onde|quanto', 'quem .. compra', 'pra|para quem|onde .. vende'],
    lines: [
      'Vendo ao atravessador que passar, pelo preço dele.',
      'Vendo na porteira, quem faz o preço é o caminhão.',
    ],
  },
  {
    asked: ['faz quanto|muito tempo', 'quando foi|aconteceu', 'ha|a quanto tempo', 'anos atras'],
    lines: ['Vai para uns dez anos, e eu não esqueci.'],
  },
  {
    asked: ['voltaria|tentaria|daria .. chance|confianca|tentar', 'chance'],
    lines: ['Só se eu puder ver as contas com os meus olhos.'],
  },
  {
    asked: [
      'perdeu .. que|quanto',
      'quanto|que .. perdeu',
      'quanto .. dinheiro',
      'quem .. levou|ficou|roubou|sumiu|pegou|desviou|fez|gastou',
      'dinheiro .. foi|sumiu|onde',
      'que .. fizeram|houve|aconteceu|passou',
      'como foi',
      'como .. foi aquilo|isso',
      'quanto .. prejuizo',
      'prejuizo .. quanto',
      'ninguem .. satisfacao|desculpa|desculpas',
      'passaram a perna',
      'conta|conte|contar .. que|como|historia',
      'devolveram|devolveu',
      'presidente|tesoureiro|caixa .. sumiu|levou|fez|era|foi',
    ],
    lines: story,
  },
  {
    asked: ['senhor|tu .. quer|aceita|entra|entraria|topa|vem', 'vai|quer entrar|participar'],
    lines: ['Ainda estou pensando, não me apresse.', 'Nem digo que sim, nem digo que não.'],
  },
  {
    asked: ['porque .. nao|quer*|medo', 'por que .. nao|quer*|medo', 'qual .. problema|medo'],
    lines: ['Porque já perdi dinheiro suado numa associação.', 'Gato escaldado tem medo de água fria, ora.'],
  },
  {
    asked: ['quant* .. socio*|pessoas|gente|precis*', 'quantos falta*'],
    lines: ['Dizem que para fundar precisa de vinte pessoas.', 'Vinte, pelo que ouvi no rádio.'],
  },
  {
    asked: ['como vai|esta|anda|ta|passa|vao', 'como .. familia'],
    lines: ['Vou levando, com a graça de Deus.', 'Por aqui tudo na paz, só o joelho que reclama.'],
  },
  ...vizinhoCircumstances,
] as const satisfies Voice['questions'];
