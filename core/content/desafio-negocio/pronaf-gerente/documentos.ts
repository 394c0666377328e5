import type { Criterion } from '#core/content/desafio-negocio/shape.ts';

export const documentos = {
  id: 'documentos',
  guidance:
    'Inteiro: um papel da família (CAF, CPF) e um da terra (CAR, matrícula, escritura, contrato, título, ITR). Metade: só um deles, ou «documentação em dia» sem nomes. Papel que ainda vai tirar, ou de outro, não vale. Só a DAP antiga não serve.',
  signs: {
    familia: {
      said: [
        'caf|cpf',
        'cadastro .. familiar|agricultura|agricultor|nacional',
        'cafe da familia|familha',
        'rgp',
      ],
      short: ['caf'],
    },
    terra: {
      said: [
        'car|itr|ccir|cdru|ccu|incra',
        'cadastro ambiental',
        'matricul*',
        'escritur*',
        'arrend*',
        'comodato',
        'contrato .. parceria|meacao',
        'concessao de uso',
        'area|terra|lote .. titulad*|escriturad*|legitimad*',
        'titulo|posse|papel|documento|documentos|termo|licenca|contrato|registro|formal|certidao|cessao|declaracao da|do|de|das terra|tera|terras|gleba|lote|sitio|incra|varzea|uso|provisorio|propriedade|partilha|ocupacao|margem|concessao|imovel|terreno|reserva',
        'terra .. cartorio|escritura|titul*|registrad*|regularizad*|documentad*|matricula',
        'papel do|de incra|terra',
        'titulo .. incra|definitivo|terra',
        'formal de partilha',
        'recibo .. itr',
      ],
      short: ['car|escritura'],
    },
    geral: {
      said: [
        'documento*|documentacao|papelada|papel|papeis .. dia|ordem|pront*|certo|certinh*|complet*|regulariz*|maos',
        'documento*|documentacao da|do familia|terra|casal',
      ],
    },
  },
  whole: [['familia', 'terra']],
  half: ['familia', 'terra', 'geral'],
  hints: ['document*|papel|papeis|papelada|dap|cadastro|terra|caf'],
  asks: ['document*|papel|papeis|caf|cadastro|escritura|posse', 'em dia'],
  except: [
    'matricul* .. filh*|menin*|escola|curso',
    'documento nenhum',
    'preciso de cpf',
    'dap velha|antiga|vencida',
    'caf|cadastro venceu|vencid* ja|tem|faz|ha',
    'nunca devi',
  ],
  dishonest: [
    'digo|diz que e minha|arrendad*|nossa|meu|minha',
    'caf|car|escritura|papel|documento .. falso|falsa|emprestad*|comprad*|arrumad*',
    'arrumo|arranjo|compro um|uma|o|a caf|car|papel|documento',
    'caf|car|escritura|papel|documento eu|a compro|arranjo|invento',
    'caf|nome de|da|do minha|meu|um|uma cunhad*|vizinh*|amig*|laranja|conhecid*|primo|prima',
  ],
  worked: 'você mostrou os documentos da família e da terra',
  missing: 'os documentos: o CAF ativo e os papéis da terra',
  better: 'diga os dois papéis: o da família (CAF) e o da terra (CAR, escritura, contrato)',
  tips: {
    familia: 'diga como está o papel da família, o CAF',
    terra: 'diga o papel da terra: CAR, escritura ou contrato',
  },
  surer: 'diga em nome de quem está cada papel e desde quando',
  example: 'Tenho o CAF ativo no nome da família, CPF e o CAR da terra em dia.',
} as const satisfies Criterion;
