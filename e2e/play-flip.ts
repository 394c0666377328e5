import type { Locator, Page } from '@playwright/test';
import { deckById } from '#core/content/flip-produtividade/bank.ts';

/** A button of the game. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true });

const grid = (page: Page): Locator => page.getByRole('list', { name: 'Cartas' });
/** The card at a place of the table. */
export const cardAt = (page: Page, place: number): Locator => grid(page).getByRole('button').nth(place);
/** The button that deals a deck. */
export const deckButton = (page: Page, deck: string): Locator =>
  button(page, `Jogar com o baralho ${deckById(deck).name}`);

/** What a face-up card says. */
async function read(page: Page, place: number): Promise<string> {
  const name = await cardAt(page, place).getAttribute('aria-label');
  const text = name?.match(/^Carta \d+: (.*?)(, par encontrado)?$/)?.[1];
  if (text === undefined) throw new Error(`card ${place + 1} lies face down: ${name}`);
  return text;
}

/** Someone at the table who knows which faces belong together and remembers every card once seen. */
export class Player {
  readonly #page: Page;
  readonly #pairs: readonly (readonly [string, string])[];
  readonly #turn: (place: number) => Promise<void>;
  readonly #seen = new Map<number, string>();
  readonly #found = new Set<number>();
  moves = 0;

  constructor(page: Page, deck: string, turn: (place: number) => Promise<void>) {
    this.#page = page;
    this.#pairs = deckById(deck).pairs.map(({ faces }) => faces);
    this.#turn = turn;
  }

  /** Plays until every pair is found. */
  async playToTheEnd(): Promise<void> {
    while (this.#found.size < this.#pairs.length * 2) await this.move();
  }

  /** Turns two cards; returns whether they belong together. */
  async move(): Promise<boolean> {
    const [known] = this.#places(([place]) => this.#partnerOf(place) !== undefined);
    const first = known ?? this.#unseen();
    await this.#look(first);
    const second = this.#partnerOf(first) ?? this.#unseen();
    await this.#look(second);
    this.moves += 1;
    const isMatch = this.#partnerOf(first) === second;
    if (isMatch) this.#found.add(first).add(second);
    // A mismatch lies open for a second.
    if (!isMatch) await this.#page.clock.runFor(1000);
    return isMatch;
  }

  async #look(place: number): Promise<void> {
    await this.#turn(place);
    this.#seen.set(place, await read(this.#page, place));
    // A card takes a hand and a look: nobody is believed to be faster.
    await this.#page.clock.runFor(600);
  }

  #places(fits: (entry: [number, string]) => boolean): number[] {
    return [...this.#seen]
      .filter((entry) => !this.#found.has(entry[0]) && fits(entry))
      .map(([place]) => place);
  }

  #partnerOf(place: number): number | undefined {
    const text = this.#seen.get(place) ?? '';
    const pair = this.#pairs.find((faces) => faces.includes(text));
    return this.#places(([other, face]) => other !== place && (pair?.includes(face) ?? false))[0];
  }

  #unseen(): number {
    const place = Array.from({ length: 12 }, (_, index) => index).find((index) => !this.#seen.has(index));
    if (place === undefined) throw new Error('every card has been seen');
    return place;
  }
}
