import { games } from './games.ts';

const hereAfter = 'Entre ou crie sua conta: depois você cai direto';

/** What somebody reads whose session ended under their feet: they need no new account. */
export const endedElsewhere =
  'Você não está mais na sua conta neste aparelho. Entre de novo com ela para continuar.';

/** What somebody is invited to by an address of the program, in one line; undefined where it is no invitation. */
export function invitationTo(address: string): string | undefined {
  const [path = '', search = ''] = address.split('?');
  const asks = (name: string): boolean => search.split('&').some((part) => part.startsWith(`${name}=`));
  const game = games.find(({ type }) => path === `/games/${type}`);
  if (game?.type === 'rede-saberes' && asks('equipe')) {
    return `Uma equipe de Rede de Saberes espera por você. ${hereAfter} nela.`;
  }
  if (game) return `${game.article.toUpperCase()} ${game.name} espera por você. ${hereAfter} no jogo.`;
  if (path === '/community' && asks('publicacao')) {
    return `Uma publicação da comunidade espera por você. ${hereAfter} nela.`;
  }
  if (path === '/community') return `A conversa da comunidade espera por você. ${hereAfter} nela.`;
  if (path.startsWith('/comecar/')) return 'Entre ou crie sua conta: o próximo passo é virar a coordenação.';
  if (path.startsWith('/convite/')) return 'Entre com a sua conta para usar o convite.';
  return undefined;
}
