import { expect, test } from 'vitest';
import { invitationTo } from './invitations.ts';

test.each([
  ['/games/rede-saberes?desafio=1&equipe=4&entrar=1', /^Uma equipe de Rede de Saberes espera por você/],
  ['/games/rede-saberes', /^A Rede de Saberes espera por você/],
  ['/games/mapa-produtivo', /^O Mapa Produtivo espera por você\. Entre ou crie/],
  ['/community?publicacao=8', /^Uma publicação da comunidade/],
  ['/community?assunto=mel', /^A conversa da comunidade/],
  ['/comecar/ABCDE23456', /virar a coordenação/],
  ['/convite/ABC234', /usar o convite/],
])('%s is an invitation', (address, line) => {
  expect(invitationTo(address)).toMatch(line);
});

test.each(['/', '/account', '/leadership', '/cuidar', '/games', '/games/nenhum'])('%s is none', (address) => {
  expect(invitationTo(address)).toBeUndefined();
});
