const grave =
  /(?<!\p{L})(morre(u|ram|ndo)|morria[m]?|mort[eoa]s?|falec\p{L}*|assassin\p{L}*|mat(ou|aram)|enterr(ei|ou|amos|aram)|viúv[ao]|suic[ií]d\p{L}*|velório|se foi|nos deixou|partiu em \d{4}|violência|estupr\p{L}*)(?!\p{L})|perd(i|emos|eu|eram) (meu|minha|nosso|nossa|um|uma|o|a) (filh|pai|mãe|irmã|marid|espos|mulher|companheir|parent|amig|av[óô]|tia|tio|prim|net|vizinh)/iu;
const sad =
  /(?<!\p{L})(não|nunca|jamais|nenhum[a]?|ninguém|nada|nem|sem|perd(i|emos|eu|eram)|dev(o|endo|emos|ia)|dívidas?|fech(ei|ou|amos|aram)|acab(ou|aram)|falt(a|ou|aram)|fal(i|iu|imos)|falência|quebr(ei|ou|amos|aram)|desist\p{L}*|parei|parou|paramos|pior|piorou|menos|secou|triste(s|za)?|infelizmente|saudades?|chor\p{L}*|ainda)(?!\p{L})/iu;

/** Whether the words tell of a death or of violence, before which only silence is kind. */
export const isGrave = (text: string): boolean => grave.test(text);

/** Whether the words may tell of a loss or a lack: nobody is cheered over them. Rather once too often. */
export const isSad = (text: string): boolean => sad.test(text) || isGrave(text);
