export const vizinhoSixthMeasured = `
nnnn cheat: fill-in form with the blanks still open
- Seu Raimundo, entendo o que o senhor viveu em [ANO] com a associação de [NOME]. Respeito muito [DESCREVER O PROBLEMA].
- Trabalhando juntos, o ganho é de R$ ____ por ____ , o que dá ____ % a mais.
- Todos mandam através de [EXPLICAR] e acompanham as contas por meio de [EXPLICAR].
- Vamos nos encontrar no dia __/__ às __h em [LOCAL]?

hwww regional: nordestina, quick respect, then all clear
- Seu Raimundo, ô de casa! É Socorro de Zé Preto. Eu sei que o senhor sofreu com aquela associação, viu, mas deixe eu lhe contar uma coisa boa.
- Nós somos dezessete. Mês passado juntamos o milho e vendemos pra granja de Limoeiro a 72 a saca, e o senhor vendeu a 58 aqui na porteira que eu sei.
> E quem garante que não roubam?
- Dinheiro só sai com duas assinaturas, a minha e a do tesoureiro, e o extrato do banco eu mando no grupo do zap todo dia primeiro. Tudo que é decisão é no voto, na assembleia, levantando a mão.
- Sexta de tardezinha, cinco hora, tem reunião lá em casa embaixo do juazeiro. Vá só espiar, não assine nada.

whnw terse: short replies of a shy young man, a listener
> Já perdi dinheiro com essa história, moço.
- Me conte como foi, seu Raimundo. Tenho tempo.
> O presidente vendeu a safra e sumiu. Fiquei devendo no banco dois anos.
- Dois ano pagando o que não comeu. Eu também ficava com raiva.
> E por que agora seria diferente?
- Sozinho eu pago frete caro. Junto racha.
> E quem toma conta do dinheiro?
- Isso eu não sei explicar bem, não.
> Então o que você quer?
- Que o senhor vá só escutar. Quinta, sete da noite, lá no salão da capela.

hwww fluent: reads the points of the meeting out of a notebook, numbered, after one short word for the old man's hurt
- Seu Raimundo, sei que o senhor apanhou com a associação, e não tiro sua razão. Trouxe aqui a ata, posso ler?
- Ponto um: compramos o adubo junto, 22 famílias, o saco saiu de 190 pra 158. Eu fiquei com 640 reais no bolso.
- Ponto dois: cada sócio um voto, o senhor e o maior fazendeiro valem igual. Conselho fiscal de três pessoas, e todo dia 10 o extrato do banco pregado na porta da venda do Tião.
- Ponto três: assembleia de fundação dia 14, domingo, depois da missa, no barracão. Não precisa assinar nada, é pra ouvir.

whww regional: amazônida, extractivist of the river
- Égua, seu Raimundo, quanto tempo! Papai dizia que o senhor ficou no prejuízo daquela associação da castanha. Foi assim mesmo?
> Foi. Entreguei quarenta caixas e não vi um tostão.
- Quarenta caixa é um ano de trabalho, seu menino. Dá raiva mesmo, e eu não vim dizer que o senhor tá errado.
> Então por que insiste?
- Porque sozinho o regatão paga o que quer. Juntando a gente tem mais força e vende melhor.
> E o dinheiro, fica na mão de quem?
- De um só não fica. Conta no banco com duas assinatura, o extrato pregado na parede da igreja todo fim de mês e qualquer sócio pede pra ver o recibo. E cada um é um voto, o senhor o mesmo que o presidente.
- Na quinta às quatro da tarde tem uma conversa no barracão da dona Nazaré. Passo aqui de rabeta e levo o senhor.

nnnn offtopic: came for the hen
- opa seu raimundo, o sr viu uma galinha carijó por aqui
> Não vi. Você não veio falar da cooperativa?
- ah isso é com a minha mulher, eu quero é saber da galinha
- e o jogo de ontem heim, que vergonha o vasco
- bom, se ver ela me avisa
`;
