import type { Pair } from '#core/content/flip-produtividade.ts';

/** The pairs of Água e Solo. */
export const pairs: readonly Pair[] = [
  {
    id: 'nascente',
    faces: ['A nascente está secando', 'Cercar e deixar a mata voltar'],
    explanation: 'A mata guarda a água da chuva, e o gado não pisa o barro.',
    detail: 'Em volta da nascente que não seca, a área protegida tem 50 metros de raio.',
    year: 2012,
    source: 'Lei 12.651/2012, art. 4º',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'beira',
    faces: ['O córrego desbarranca', 'Mata na beira dos dois lados'],
    explanation: 'As raízes seguram o barranco e a folha faz sombra na água.',
    detail: 'Córrego de menos de 10 metros pede 30 metros de mata de cada lado.',
    year: 2012,
    source: 'Lei 12.651/2012, art. 4º',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'enxurrada',
    faces: ['A enxurrada abre valas', 'Plantar em curva de nível'],
    explanation: 'A fileira atravessada segura a água, e ela entra na terra.',
    detail: 'Onde a ladeira é forte, o terraço ajuda. Peça ao técnico para marcar o nível.',
    year: 2012,
    source: 'Embrapa Algodão, Circular Técnica de 2012',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'nu',
    faces: ['Sol e chuva batem no chão nu', 'Deixar palha e adubo verde'],
    explanation: 'A palha amortece a chuva e guarda a terra fresca e úmida.',
    detail: 'Quando a palha apodrece, vira alimento para a próxima planta.',
    year: 2012,
    source: 'Embrapa Algodão, Circular Técnica de 2012',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'beber',
    faces: ['Falta água para beber na seca', 'Cisterna de 16 mil litros'],
    explanation: 'Guarda a chuva do telhado para a casa.',
    detail: 'O Programa Cisternas atende famílias do campo inscritas no Cadastro Único.',
    year: 2013,
    source: 'Lei 12.873/2013',
    lookAgainBy: '2027-12-31',
  },
  {
    id: 'plantar',
    faces: ['Falta água para a horta na seca', 'Cisterna de 52 mil litros'],
    explanation: 'A de calçadão ou de enxurrada guarda chuva para plantar e criar.',
    detail: 'Vem depois da primeira cisterna, a da água de beber.',
    year: 2013,
    source: 'Lei 12.873/2013',
    lookAgainBy: '2027-12-31',
  },
];
