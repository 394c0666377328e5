/** Told once on a device, before the browser first listens to what somebody says. */
export const dictationNotice = {
  title: 'Falar em vez de escrever',
  text: 'O navegador transforma a sua fala em texto. Para isso, quem fez o navegador pode ouvir o que você diz. A Rota Viva não ouve nem guarda a sua voz: fica só o texto, que você pode mudar antes de enviar.',
} as const;
