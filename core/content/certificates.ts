import { badges } from '#core/progress/badges.ts';
import { type CertificateKind, type Deed, pillars, readPillar } from '#core/progress/certified.ts';
import { joined } from '#core/progress/wording.ts';
import { quizBank } from './rede-saberes.ts';

/** What a certificate says was done: a title, and a sentence that goes on from the person's name. */
export interface CertificateWords {
  title: string;
  text: string;
}

const words: Record<CertificateKind, (ref: string) => CertificateWords | undefined> = {
  pillar(ref) {
    const certified = readPillar(ref);
    if (!certified) return undefined;
    const names = certified.games.map(({ article, name }) => `${article} ${name}`);
    const pillar = pillars[certified.pillar];
    // A game may have joined the pillar since.
    const which = certified.isWhole ? 'todos os jogos' : 'estes jogos';
    return { title: `Pilar ${pillar}`, text: `concluiu ${which} do pilar ${pillar}: ${joined(names)}.` };
  },
  badge(ref) {
    const badge = badges.find(({ id }) => id === ref);
    return badge && { title: `Selo ${badge.name}`, text: `conquistou o selo ${badge.name}.` };
  },
  team(ref) {
    const quiz = quizBank.find(({ id }) => String(id) === ref);
    return (
      quiz && {
        title: 'Liderança de equipe',
        text: `liderou uma equipe de três pessoas até o fim do desafio “${quiz.title}”.`,
      }
    );
  },
  round: () => ({
    title: 'Rodada de indicações',
    text: 'participou de uma rodada em que a comunidade disse a quem recorre.',
  }),
  named: () => ({
    title: 'Referência na comunidade',
    text: 'foi uma das pessoas a quem a comunidade disse que recorre.',
  }),
};

/** What is said of a deed; nothing where it is of something that is no longer here. */
export const certificateWords = ({ kind, ref }: Pick<Deed, 'kind' | 'ref'>): CertificateWords | undefined =>
  words[kind](ref);
