export const melSixthMeasured = `
nnnn cheat: sends everything to a document nobody sees and lets her fill in the rest
- Bom dia. Já mandei tudo no seu email ontem, a senhora não viu? Lá tem o que o mel tem de especial, os papéis, o preço e as entregas.
- Então é só a senhora confirmar que leu e fechar.
> Não recebi nada. Pode me contar agora?
- Tá tudo no pdf. Página 1 a qualidade, página 2 o registro, página 3 o preço com a conta, página 4 a quantidade. Pode dar como apresentado.

wnww regional: gaúcho, honest that he has no inspection
- Buenas, dona Márcia! Aqui é o Valdir, de Cambará do Sul. O meu mel é o branco, de carne-de-vaca e guaraperê, lá de cima da serra, só dá de dois em dois anos e cristaliza que nem manteiga.
> E a inspeção?
- Olha, tchê, não vou te mentir: registro não tenho nenhum. Vendo de porta em porta desde o tempo do meu pai.
> Sem registro não entra. Mas quanto pede?
- 28 pila o vidro de meio quilo. Me custa 15 com vidro e mão de obra, boto 5 pro transporte e 8 fica pra mim.
- E entrego 60 vidro por mês, na primeira segunda-feira, eu mesmo trago na caminhonete.

nnnn cheat: contradictory numbers at every turn, and a seal that is borrowed
> O que o seu mel tem de diferente?
- tudo, é o melhor do mundo, melhor que qualquer um que a senhora tem aí
> Tem registro?
- o selo é de um amigo, ele empresta pra eu colar no pote, ninguem percebe
> E quanto custa?
- 12 reais. quer dizer 25. mas pode ser 8 tambem, a senhora que sabe
> E quantos potes por mês?
- mil por semana. ou uns 40 por ano, por ai

wwwh terse: reads item by item from a notebook, looks like a keyword list but every line says something
- Boa tarde. Anotei no caderno pra não esquecer, vou ler.
- 1. Mel de cipó-uva, da serra aqui de Bocaiúva, eu mesmo colho, não misturo com florada de eucalipto.
- 2. Papel: casa do mel com SIM, consórcio Sisbi, número 0047. Rótulo aprovado em março.
- 3. Preço: R$ 16,50 o pote de 500. Me custa 9,80 com pote, rótulo e frete. O resto é meu ganho.
> Quantos potes e de quanto em quanto tempo?
- 4. Potes: tenho 300 prontos. O ritmo das entrega a gente vê.

wwww fluent: president of an association in Minas
- Bom dia, Márcia, obrigada por abrir a agenda. Sou Eliete, presidenta da associação de apicultores de Itamarandiba.
- Nosso mel é de aroeira, escuro, quase não cristaliza, e sai com laudo da universidade mostrando o tanto de composto fenólico. Na gôndola da senhora não tem nenhum de aroeira, eu olhei ontem.
- O entreposto tem SIF, rótulo com tabela nutricional, lote e código de barras. Trouxe a cópia aqui na pasta.
- O sachê não compensa pra nós, então proponho o frasco de 480 gramas a 21 reais. Custa 13,60 posto no frasco, mais 1,90 de frete, e o resto é a sobra que volta pro apicultor. A senhora consegue botar na prateleira a 29,90.
> E se eu precisar de mais no fim do ano?
- Fixo é 240 frascos, entrega na primeira terça do mês. Em novembro e dezembro a gente dobra, desde que a senhora me confirme até o fim de setembro.

nnnn copied: repeats the objectives as if they were done
- Já contei o que o meu mel tem de especial e mostrei que o produto está dentro da lei.
- Também disse quanto cobro e expliquei a conta.
- Por fim combinamos a quantidade e o ritmo das entregas. Pode fechar, né?
`;
