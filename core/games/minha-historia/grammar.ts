import { contractions, type Forms, words } from './forms.ts';
import { capital, properName, tidy } from './tidy.ts';

const masculineNouns = words(
  'queijo mel doce licor vinho café canto cultivo plantio barro couro cordel bordado crochê beiju pão bolo biscoito artesanato samba forró reisado maracatu bumba jongo maculelê coco tambor carimbó manejo benzimento remédio chá azeite óleo sabão trançado tear ofício saber modo jeito mutirão repente aboio queimado requeijão vaqueiro cuscuz melado',
);
const feminineNouns = words(
  'renda farinha cachaça rapadura cerâmica tapioca dança reza festa folia pesca cestaria palha sanfona viola literatura receita arte colheita quadrilha ciranda capoeira manteiga goma cantoria música medicina casa erva roça costura pamonha canjica linguiça carne criação panela culinária cozinha rede',
);

/** A noun with its article, when the gender is safely known: «do queijo da minha avó», «no queijo». */
export function nounForms(typed: string): Forms {
  const text = tidy(typed).replace(/[.!?]+$/, '');
  const given = /^(o|a|os|as)\s+(.+)$/i.exec(text);
  const noun = given?.[2] ?? text.charAt(0).toLowerCase() + text.slice(1);
  const article = given?.[1]?.toLowerCase() ?? articleOf(noun);
  if (!article) return {};
  const joined = contractions[article];
  if (!joined) return {};
  const depois = given ? `${article} ${noun}` : noun;
  // «no saber do vaqueiro, o couro»: of several, each would need its own.
  if (noun.includes(',')) return { depois };
  return {
    depois,
    do: `${joined.de} ${noun}`,
    no: `${joined.em} ${noun}`,
  };
}

/** An option of a list inside a sentence. */
export const optionForms = (option: string): Forms => ({ dentro: option.toLowerCase() });

function articleOf(noun: string): string | null {
  const [first = ''] = noun.toLowerCase().split(/[\s,-]/);
  const plural = first.endsWith('s') && !first.endsWith('ês') ? 's' : '';
  const single = plural ? first.slice(0, -1) : first;
  if (masculineNouns.has(single) || /mento$/.test(single)) return `o${plural}`;
  if (feminineNouns.has(single) || /(ção|agem|dade)$/.test(single)) return `a${plural}`;
  return null;
}

const kin =
  'avó|avô|vó|vô|vovó|vovô|mãe|pai|tia|tio|madrinha|padrinho|bisavó|bisavô|sogra|sogro|irmã|irmão|prima|primo';
const personStart = new RegExp(
  `^((minha|minhas|meu|meus|nossa|nosso|nossas|nossos|as|os|a|o)\\s|(dona|seu|mestre|mestra|sr|sra|professor|professora|${kin})(\\s|$))`,
  'i',
);
const notPerson = /\b(aprendi|ninguém|ninguem|sozinh[ao]|foi|ensinou|ensinaram|eu|veio|desde)\b/i;

/** Someone by whom one learned: «minha avó Rita», «da Dona Zefa», «aos mais velhos». */
export function personForms(typed: string): Forms {
  const text = tidy(typed).replace(/[.!?]+$/, '');
  const named = /^(\p{Lu}[\p{L}']+)(\s(\p{Lu}[\p{L}']+|da|das|de|do|dos|e))*$/u.test(text);
  if (notPerson.test(text) || !(named || personStart.test(text))) return {};
  const pessoa = kinNames(
    text.replace(/^(minhas?|meus?|noss[ao]s?|as?|os?)(?=\s)/i, (word) => word.toLowerCase()),
  );
  const [, article, rest] = /^(o|a|os|as)\s+(.+)$/.exec(pessoa) ?? [];
  const joined = article ? contractions[article] : undefined;
  return {
    '': `${capital(pessoa)}.`,
    pessoa,
    de: joined ? `${joined.de} ${rest}` : `de ${pessoa}`,
    a: joined ? `${joined.a} ${rest}` : `a ${pessoa}`,
  };
}

/** Capital letters for «dona zefa» and the name after «minha avó», typed small. */
function kinNames(text: string): string {
  if (text !== text.toLowerCase()) return text;
  return text
    .replace(/^(dona|seu|mestre|mestra)\s(?=\p{L})/u, (title) => capital(title))
    .replace(
      new RegExp(
        `(^|\\s)(dona|seu|mestre|mestra|${kin})\\s(?!d[aeo]s?\\s|que\\s|e\\s|matern|patern|índi|indígen|cabocl|quilombol|parteira|benzedeira|rezadeira|rendeira|querid|alemã|italian|japon|polon|finad|falecid)(\\p{L}+)`,
        'giu',
      ),
      (_, before: string, title: string, name: string) => `${before}${title} ${capital(name)}`,
    );
}

const roles =
  /^(president[ea]|presidenta|vice|líder|lider|agente|mestr[ea]|secretári[oa]|artesã|artesão|liderança|representante|dirigente|gerente|técnic[oa]|voluntári[oa]|missionári[oa]|médic[oa]|don[oa]|chefe|cacique|cacica|pajé|padre|pastora?|freira|quilombola|prefeit[oa]|(?!primeir|verdadeir|dinheir|inteir)\p{L}{2,}(eir[oa]|ista|[dts]ora?))(?=[\s,]|$)/iu;

/** A role that can stand after a name: «presidente da associação». */
export function roleForms(typed: string): Forms {
  const text = tidy(typed).replace(/[.!?]+$/, '');
  if (!roles.test(text)) return {};
  const cargo = text.charAt(0).toLowerCase() + text.slice(1);
  return { cargo, dentro: cargo, hoje: cargo };
}

const feminineGroups = words(
  'associação associacao assoc cooperativa coop rede união comunidade central federação turma casa feira colônia escola horta frente agroindústria agrovila aldeia irmandade liga família',
);
const masculineGroups = words(
  'grupo coletivo sindicato clube movimento instituto mutirão conselho consórcio centro banco núcleo comitê fórum assentamento quilombo',
);

/** A group by its name: «a Associação das Mulheres», «o grupo Apicultores do Vale». */
export function groupForms(typed: string): Forms {
  // One word in capitals is most often an acronym and stays so.
  const spelt = typed
    .trim()
    .replace(/(?<=\p{L})c(ao|oes)(?!\p{L})/gu, (_, end) => (end === 'ao' ? 'ção' : 'ções'));
  const name = /^\p{Lu}+$/u.test(spelt) ? spelt : properName(spelt);
  // «AMUPRU - Associação das Mulheres»: where the first word says nothing, what comes after the dash does.
  const kind = [/^\p{L}+/u, /(?<=[-–—:(]\s?)\p{L}+/u]
    .map((at) => at.exec(name.toLowerCase())?.[0] ?? '')
    .find((word) => feminineGroups.has(word) || masculineGroups.has(word));
  if (kind && feminineGroups.has(kind)) return { '': name, o: `a ${name}`, do: `da ${name}` };
  const noun = kind ? name : `grupo ${name}`;
  return { '': name, o: `o ${noun}`, do: `do ${noun}` };
}

const counts =
  /^(\d|uns |umas |mais de |cerca de |quase |aproximadamente |em torno de |dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quinze|vinte|trinta|quarenta|cinquenta|sessenta|cem |cento)/i;

/** How many they are, when it can follow «somos»: «25 famílias». */
export function countForms(typed: string): Forms {
  const text = tidy(typed)
    .replace(/[.!?]+$/, '')
    .replace(/^\+ ?(de )?(?=\d)/, 'mais de ');
  return counts.test(text) ? { quantos: text.charAt(0).toLowerCase() + text.slice(1) } : {};
}
