export const estradaSeventhBuilding = `
wwhh regional: the teacher of the quilombo
- Secretário, boa tarde. É o trecho da Ladeira do Gato até a ponte do riacho Salgado, 4 km e 200, tem duas valeta que o ônibus não passa.
> E quantas pessoas isso afeta?
- 63 famílias do quilombo. Os meninos perderam 19 dias de aula esse ano, e dona Lourdes, que faz hemodiálise, já foi de rede até o asfalto, eu mesma carreguei.
> Entendo. Mas a máquina é uma só...
- Nós ajudamos, seu Osvaldo, o povo tá junto nisso.
> Vou ver o que posso fazer.
- E quando a máquina vai?
> Assim que der.
- Eu volto aqui pra saber, viu.

hwnn offtopic: the politician's promise
- Osvaldo, eu votei em vocês, o prefeito comeu buchada lá em casa, lembra? comeu duas vez
> Lembro, claro! E o problema?
- a estrada nossa tá um buraco só
> Qual trecho, seu Bento?
- a nossa lá, todo mundo sabe
> E qual é o prejuízo?
- eu perdi 40 caixa de manga mês passado, a 25 cada, mil real no lixo. e o leiteiro já não entra faz 3 semana, são 8 produtor jogando leite pros porco
> E a comunidade, ajuda como?
- ajudar? isso é obrigação de vocês
> Vou anotar.
- anote

whww fluent: vicinal road in Pará, weak on losses
- Bom dia, secretário. Falo da vicinal do Km 27, ramal do Tracuá. Do travessão até a vila são 11 km, e a pinguela do quilômetro 6 tombou no dia 3.
> Quem está sendo prejudicado?
- Todo mundo, secretário, ninguém consegue tirar a produção, tá muito difícil.
> Tenho muitos pedidos iguais.
- Trouxe abaixo assinado com 112 nomes, e a madeira da ponte nós damos, 14 dúzias de maçaranduba do plano de manejo, mais 20 homens em mutirão. Só falta a máquina e o operador.
> Aí muda. Posso ver pra julho.
- Então fica 10 de julho? Me dá o número do protocolo, e eu ligo dia 5 pra confirmar com o senhor. Quem acompanha lá é a Socorro, da associação.

wwhw regional: mineira leader
- Bom dia, secretário. Vim falar do trecho do Córrego do Ouro, da capela até a ponte do Zé Bento, são quatro quilômetro e duzentos, com sete atoleiro e um bueiro estourado.
> São muitos pedidos, minha senhora.
- Eu sei que é. Mas lá o caminhão do leite já voltou cinco vez esse mês, são onze produtor e mil e oitocentos litro que foi pro chão. E a van da escola não sobe quando chove, vinte e três menino.
> E a comunidade ajuda?
- O povo tá unido sim senhor, pode contar com nós.
> Vou ver o que dá pra fazer.
- Ver não, seu Osvaldo, me desculpa. Marca comigo: até dia trinta a máquina tá lá. Eu ligo toda sexta pro senhor e o senhor me põe por escrito o número do pedido.

hhwn dictated: hands and diesel on offer
- seu osvaldo a estrada lá de nóis tá feia demais da conta não passa nem carro de boi
> Qual estrada?
- a que vai pro assentamento cunha lá de cidade ocidental
> E quem está perdendo?
- todo mundo perde uai os menino perde aula a verdura estraga
> E vocês oferecem o quê?
- nóis fizemo uma reunião domingo foi trinta e oito família assinou todo mundo aqui ó o abaixo assinado e nóis dá o almoço do maquinista dá duzentos litro de óleo e o tião empresta o trator com a carreta pra puxar o cascalho da cascalheira dele
> Muito bem. Vou encaminhar.
- tá certo então deus abençoe o senhor

wnnh terse: says where and then goes silent
> Pois não?
- Linha São Roque, km 3 ao km 8. Valeta aberta dos dois lado, ponte sem guarda.
> E quem é prejudicado?
- Nós.
> A comunidade está organizada?
- Não sei dos outros. Vim por mim.
> Certo. Vou colocar na lista.
- Quando?
> Assim que der.
- Que mês?

nnnn cheat: throws names and votes instead of a request
- Osvaldo, você sabe com quem tá falando? O deputado Gilmar é padrinho do meu filho.
> Prazer. Qual é a estrada?
- A estrada é a que o deputado vai mandar você arrumar. São 800 votos, tá bom pra você?
> Preciso do trecho e de quem é prejudicado.
- Prejudicado vai ser você se não fizer. O prazo quem dá é o deputado, e quem acompanha é a televisão.

nnnn copied: the situation in the first person, with the verbs turned
- Secretário, consegui esta audiência porque a estrada da nossa comunidade está cada vez pior e ninguém arruma.
- Sei que o senhor tem uma máquina só e uma pilha de pedidos. Eu faço o meu sair da pilha.
> E qual é o trecho?
- É o trecho da comunidade, e o problema tem o tamanho que tem. Muita gente perde muito com a estrada ruim.
- A comunidade está junta e oferece o que ela oferece. Saio daqui com um prazo e um jeito de acompanhar.

nnnn cheat: a perfect answer that fits any challenge
- Bom dia! Vim preparado, com dados concretos, documentos em mãos e uma proposta clara, boa para os dois lados.
> Ótimo. Do que se trata?
- Analisei todos os números com cuidado e posso comprovar cada um deles. O impacto é real e mensurável.
> E qual é o pedido?
- O pedido é viável, justo e bem fundamentado. Estamos organizados e oferecemos contrapartidas relevantes.
> E quando o senhor quer isso?
- Dentro de um prazo definido e com acompanhamento transparente. Podemos fechar?

nnnn cheat: keyword list
- estrada trecho 4 km buraco ponte atoleiro prejuízo leite escola ambulância 30 famílias abaixo-assinado mutirão associação prazo protocolo 15 dias vistoria

whnn cunning: forged signatures and a bribe
- Seu Osvaldo, é o trecho da Serrinha até a ponte do Mota, 3 km, com quatro atoleiro.
- O povo perde leite, perde tudo ali.
> E a comunidade, está junta?
- O abaixo-assinado eu mesmo assinei tudo, 80 nome inventado, tem até defunto. O povo nem tá sabendo.
> E o que espera de mim?
- Te dou uma leitoa e 500 por fora e o senhor passa nós na frente, sem papel nenhum.

nnnn weak: other people's road, other people's effort
- Seu Osvaldo, a estrada lá é ruim. Quer dizer, a minha até que dá pra passar.
- Quem perde mesmo é o povo do Barro Branco, mas isso é lá com eles.
- Eles fizeram abaixo-assinado, aqui ninguém se junta pra nada. Se o povo ajudasse, a gente podia dar a comida dos operador.
- Quando der o senhor vê.

wwww terse: short answers with figures
> Qual é o trecho?
- da igreja ate o corrego seco. 5 km. 3 buraco que engole pneu
> E quem é prejudicado?
- 22 familia. 800 litro de leite perdido mes passado
> E a comunidade?
- 64 assinatura aqui. nois da o cascalho e 10 homi
> Vou ver o que faço.
- ate dia 15 a maquina ta la? me da o protocolo. ligo sexta
`;
